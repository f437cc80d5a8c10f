import type { ComponentPropsWithRef } from 'react';
import { Shape } from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length; a number is pixels. All that there is where nothing is said. */
  width?: number | string;
  /** CSS length; a number is pixels. 10 where nothing is said. */
  height?: number | string;
  /** A `line` of text where nothing is said; `circle` for an avatar. */
  shape?: 'line' | 'circle';
}

/** The place of something that is being loaded; a text says what. Nothing to assistive technology. */
export function Skeleton({ width = '100%', height = 10, shape = 'line', style, ...rest }: SkeletonProps) {
  return (
    <Shape
      aria-hidden="true"
      $circle={shape === 'circle'}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  );
}
