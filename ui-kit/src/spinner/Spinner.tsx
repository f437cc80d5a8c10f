import type { ComponentPropsWithRef } from 'react';
import { Label, Ring } from './Spinner.styles';

export type SpinnerProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Name of the loading content. Omit it if adjacent text already says so. */
  label?: string;
  /** Diameter in px. Default 16. */
  size?: number;
};

/** A spinning ring. With reduced motion the ring is hidden, and its label or the adjacent text remains. */
export function Spinner({ label, size = 16, ...rest }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'} {...rest}>
      <Ring $size={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
      </Ring>
      {label !== undefined && <Label>{label}</Label>}
    </span>
  );
}
