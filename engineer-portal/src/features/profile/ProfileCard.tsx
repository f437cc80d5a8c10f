import type { User } from '@erm/contracts/users';
import { Facts, IconButton } from '@erm/ui-kit/core';
import { Avatar, Badge, ChipList } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Pencil } from 'lucide-react';
import { Email, Head, Name } from './ProfileCard.styles';
import { shownSeniority } from './seniority';

interface ProfileCardProps {
  user: User;
  onEdit: () => void;
}

/** Who the engineer is, as managers see them too. */
export function ProfileCard({ user, onEdit }: ProfileCardProps) {
  const skills = user.skills.map((label) => ({ label }));
  return (
    <Panel padded>
      <Head>
        <Avatar name={user.name} size={48} />
        <div>
          <Name>{user.name}</Name>
          <Email>{user.email}</Email>
        </div>
        <IconButton label="Edit profile" icon={<Pencil size={16} />} onClick={onEdit} variant="secondary" />
      </Head>
      <Facts
        items={[
          { term: 'Seniority', value: <Badge tone="neutral">{shownSeniority(user.seniority)}</Badge> },
          { term: 'Department', value: user.department || '–' },
          {
            term: 'Skills',
            value: skills.length === 0 ? '–' : <ChipList label="Own skills" items={skills} />,
          },
        ]}
      />
    </Panel>
  );
}
