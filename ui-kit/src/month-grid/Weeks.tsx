import type { ComponentProps } from 'react';
import type { WeekProps } from 'react-day-picker';

// Explicit roles, because laying out the rows as grids drops the native ones.

export function Weeks(props: ComponentProps<'tbody'>) {
  return <tbody {...props} role="rowgroup" />;
}

export function Week({ week: _, ...props }: WeekProps) {
  return <tr {...props} role="row" />;
}
