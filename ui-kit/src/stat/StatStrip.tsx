import type { ComponentPropsWithRef } from 'react';
import { Strip } from './Stat.styles';

/** Numbers side by side with rules between them; two by two on phones. */
export function StatStrip(props: ComponentPropsWithRef<'div'>) {
  return <Strip {...props} />;
}
