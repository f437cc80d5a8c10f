import type { User } from '@erm/contracts/users';
import { IconButton } from '@erm/ui-kit/core';
import { Avatar, Badge, ChipList } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Pencil } from 'lucide-react';
import { Details, Email, Head, Name } from './ProfileCard.styles';
import { shownSeniority } from './seniority';

interface ProfileCardProps {
  user: User;
  onEdit: () => void;
}

/** Who the engineer is, as managers see them too. */
export function ProfileCard({ user, onEdit }: ProfileCardProps) {
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
      <Details>
        <dt>Seniority</dt>
        <dd>
          <Badge tone="neutral">{shownSeniority(user.seniority)}</Badge>
        </dd>
        <dt>Department</dt>
        <dd>{user.department || '–'}</dd>
        <dt>Skills</dt>
        <dd>
          {user.skills.length === 0 ? (
            '–'
          ) : (
            <ChipList label="Own skills" items={user.skills.map((label) => ({ label }))} />
          )}
        </dd>
      </Details>
    </Panel>
  );
}
