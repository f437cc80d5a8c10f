import type { User } from '@erm/contracts/users';
import { PersonLine } from '@erm/portal-kit';
import { Facts, IconButton } from '@erm/ui-kit/core';
import { Badge, ChipList } from '@erm/ui-kit/data';
import { Panel } from '@erm/ui-kit/layout';
import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { seniorityLabel } from './seniority';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
`;

interface ProfileCardProps {
  user: User;
  onEdit: () => void;
}

/** The engineer's profile, as managers see it too. */
export function ProfileCard({ user, onEdit }: ProfileCardProps) {
  const skills = user.skills.map((label) => ({ label }));
  return (
    <Panel padded>
      <Head>
        <PersonLine name={user.name} detail={user.email} nameAs="h2" size={48} />
        <IconButton label="Edit profile" icon={<Pencil size={16} />} onClick={onEdit} variant="secondary" />
      </Head>
      <Facts
        items={[
          { term: 'Seniority', value: <Badge tone="neutral">{seniorityLabel(user.seniority)}</Badge> },
          { term: 'Department', value: user.department || '–' },
          {
            term: 'Skills',
            value: skills.length === 0 ? '–' : <ChipList label="Your skills" items={skills} />,
          },
        ]}
      />
    </Panel>
  );
}
