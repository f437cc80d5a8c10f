import type { ComponentPropsWithRef } from 'react';
import { Shape } from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** CSS length; numbers are px. Default 100%. */
  width?: number | string;
  /** CSS length; numbers are px. Default 10. */
  height?: number | string;
  /** `line` (the default) for text, `circle` for an avatar. */
  shape?: 'line' | 'circle';
}

/** A placeholder for loading content. Hidden from assistive technology: pair it with a loading text. */
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
