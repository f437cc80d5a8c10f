import type { ComponentPropsWithRef } from 'react';
import { iconMask, Root } from './Icon.styles';

export interface IconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** SVG path data on a 24 × 24 grid, rendered as a 2 px stroke; see `iconPaths`. */
  path: string;
  /** Width and height in px. Default 16. */
  size?: number;
}

/**
 * An icon made of a single element, for cards and rows rendered by the dozen. Uses the current text color.
 * Decorative: always show text next to it.
 */
export function Icon({ path, size = 16, style, ...rest }: IconProps) {
  const box = { inlineSize: size, blockSize: size, maskImage: iconMask(path) };
  return <Root aria-hidden="true" {...rest} style={{ ...box, ...style }} />;
}
