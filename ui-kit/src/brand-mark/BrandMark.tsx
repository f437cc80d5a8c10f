import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Mark = styled.svg`
  flex-shrink: 0;
  fill: var(--action-fg);

  .tile {
    fill: var(--action-bg);
  }

  .load {
    fill: var(--brand-mark);
  }
`;

export type BrandMarkProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Width and height in px. */
  size?: number;
};

/** The letter E built from allocation bars. Decorative: always show the product name next to it. */
export function BrandMark({ size = 32, ...rest }: BrandMarkProps) {
  return (
    <Mark width={size} height={size} viewBox="0 0 72 72" aria-hidden="true" focusable="false" {...rest}>
      <rect className="tile" width="72" height="72" rx="18" />
      <rect x="18" y="18" width="9.5" height="36" rx="2.25" />
      <rect x="30.75" y="18" width="23.25" height="9.5" rx="2.25" />
      <rect className="load" x="30.75" y="31.25" width="15" height="9.5" rx="2.25" />
      <rect x="30.75" y="44.5" width="23.25" height="9.5" rx="2.25" />
    </Mark>
  );
}
