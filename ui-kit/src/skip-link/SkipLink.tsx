import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** `#` and the id of the target, which receives focus if it has `tabIndex={-1}`. */
  href: string;
};

const Anchor = styled.a`
  position: fixed;
  z-index: var(--z-tooltip);
  inset-block-start: var(--space-2);
  inset-inline-start: var(--space-2);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-md);
  background: var(--action-bg);
  color: var(--action-fg);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The first link on a page, visible only while focused: skips the navigation. */
export function SkipLink({ children = 'Skip to content', ...rest }: SkipLinkProps) {
  return <Anchor {...rest}>{children}</Anchor>;
}
