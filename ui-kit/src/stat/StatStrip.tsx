import type { ComponentPropsWithRef } from 'react';
import { Strip } from './Stat.styles';

/** Stats side by side with dividers between them; two by two on phones. */
export function StatStrip(props: ComponentPropsWithRef<'div'>) {
  return <Strip {...props} />;
}
