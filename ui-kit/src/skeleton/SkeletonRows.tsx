import type { ComponentPropsWithRef } from 'react';
import { Skeleton } from './Skeleton';
import { Row, Rows } from './Skeleton.styles';

const NAME_WIDTHS = ['32%', '26%', '36%', '24%', '30%'];

export interface SkeletonRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of rows. Default 5. */
  rows?: number;
}

/** A placeholder for a list of people or projects. */
export function SkeletonRows({ rows = 5, ...rest }: SkeletonRowsProps) {
  return (
    <Rows aria-hidden="true" {...rest}>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton shape="circle" width={28} height={28} />
          <Skeleton width={NAME_WIDTHS[index % NAME_WIDTHS.length]} />
          <Skeleton width="24%" style={{ marginInlineStart: 'auto' }} />
          <Skeleton width="14%" />
        </Row>
      ))}
    </Rows>
  );
}
