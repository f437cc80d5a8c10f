import type { ComponentProps } from 'react';
import type { WeekProps } from 'react-day-picker';

// The roles stand there because the rows are laid out as grids, which would lose them.

export function Weeks(props: ComponentProps<'tbody'>) {
  return <tbody {...props} role="rowgroup" />;
}

export function Week({ week: _, ...props }: WeekProps) {
  return <tr {...props} role="row" />;
}
