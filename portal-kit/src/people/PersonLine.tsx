import { Avatar, CutText, type AvatarProps } from '@erm/ui-kit/data';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Deleted } from './Deleted.styles';
import { Detail, Name, NameRow, Opener, Root, Texts } from './PersonLine.styles';

export interface PersonLineProps {
  name: string;
  /** The second line, such as an email address, a position, or availability. */
  detail?: ReactNode;
  /** Opens the person's details; makes the name a button. */
  onOpen?: (() => void) | undefined;
  /** Shown next to the name, or below it if there is no room. */
  badge?: ReactNode;
  /** The heading level if the name is the title of a card. Plain text by default. */
  nameAs?: 'h2';
  /** The avatar's diameter in pixels (default 36). */
  size?: AvatarProps['size'];
  /** The CSS length at which both lines are truncated. Without it, they wrap. */
  max?: string;
  /** Whether truncated text can be focused to show it in full, if nothing else shows it. */
  expands?: boolean;
  /** True if the account no longer exists. `name` is then a label such as "Deleted Engineer". */
  deleted?: boolean;
}

/** A person's avatar and name with an optional detail. */
export function PersonLine(props: PersonLineProps) {
  const { name, detail, badge, onOpen, nameAs, size = 36, max, expands = false, deleted = false } = props;
  if (deleted) {
    return (
      <Root $compact={size < 36}>
        <Avatar name={name} size={size} icon={<UserRoundX size={16} />} />
        <Deleted>{name}</Deleted>
      </Root>
    );
  }
  const truncate = max !== undefined && !expands;
  return (
    <Root $compact={size < 36}>
      <Avatar name={name} size={size} />
      <Texts $max={max}>
        <NameRow>
          {onOpen ? (
            <Opener
              as="button"
              type="button"
              translate="no"
              aria-haspopup="dialog"
              $truncate={truncate}
              onClick={onOpen}
            >
              {name}
            </Opener>
          ) : (
            <Name as={nameAs} translate="no" $truncate={truncate}>
              {expands ? <CutText lines={1}>{name}</CutText> : name}
            </Name>
          )}
          {badge}
        </NameRow>
        {detail !== undefined && (
          <Detail $truncate={truncate}>{expands ? <CutText lines={1}>{detail}</CutText> : detail}</Detail>
        )}
      </Texts>
    </Root>
  );
}
