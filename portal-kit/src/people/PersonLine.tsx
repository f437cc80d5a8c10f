import { Avatar, type AvatarProps } from '@erm/ui-kit/data';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Deleted } from '../cells/Cell.styles';
import { Detail, Name, NameRow, Root, Texts } from './PersonLine.styles';

export interface PersonLineProps {
  name: string;
  /** Second line: an email address, a position, when they are available. */
  detail?: ReactNode;
  /** Next to the name, or below it when there is no room. */
  badge?: ReactNode;
  /** Heading level for the name where the line titles a card; plain text by default. */
  nameAs?: 'h2';
  /** Diameter of the avatar in pixels. Default 36. */
  size?: AvatarProps['size'];
  /** CSS length at which both lines are truncated; without it they wrap. */
  max?: string;
  /** Nobody has this account anymore; `name` says so. */
  deleted?: boolean;
}

/** A person on one line: avatar, name, and a second text. */
export function PersonLine(props: PersonLineProps) {
  const { name, detail, badge, nameAs, size = 36, max, deleted = false } = props;
  if (deleted) {
    return (
      <Root $compact={size < 36}>
        <Avatar name={name} size={size} icon={<UserRoundX size={16} />} />
        <Deleted>{name}</Deleted>
      </Root>
    );
  }
  const truncate = max !== undefined;
  return (
    <Root $compact={size < 36}>
      <Avatar name={name} size={size} />
      <Texts $max={max}>
        <NameRow>
          <Name as={nameAs} $truncate={truncate} title={truncate ? name : undefined}>
            {name}
          </Name>
          {badge}
        </NameRow>
        {detail !== undefined && (
          <Detail $truncate={truncate} title={truncate && typeof detail === 'string' ? detail : undefined}>
            {detail}
          </Detail>
        )}
      </Texts>
    </Root>
  );
}
