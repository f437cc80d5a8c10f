import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Disc, type AvatarSize } from './Avatar.styles';
import { initials } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the user shown next to the avatar. */
  name: string;
  /** Diameter in px. Default 32. */
  size?: AvatarSize;
  /** Replaces the initials, for example for a deleted user. */
  icon?: ReactNode;
}

/** A user's initials on a neutral disc. Decorative: always show the name next to it. */
export function Avatar({ name, size = 32, icon, ...rest }: AvatarProps) {
  return (
    <Disc aria-hidden="true" $size={size} {...rest}>
      {icon ?? initials(name)}
    </Disc>
  );
}
