import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Disc, type AvatarSize } from './Avatar.styles';
import { initials } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person whose name stands beside it. */
  name: string;
  /** Diameter in px: 22, 28, 32 (where nothing is said), 36 or 48. */
  size?: AvatarSize;
  /** In the place of the initials, for someone who is not there any more. */
  icon?: ReactNode;
}

/** A person's initials on a neutral disc. Decorative: the name always stands beside it. */
export function Avatar({ name, size = 32, icon, ...rest }: AvatarProps) {
  return (
    <Disc aria-hidden="true" $size={size} {...rest}>
      {icon ?? initials(name)}
    </Disc>
  );
}
