import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** `#` and the id of what is skipped to, which takes the focus if it has `tabIndex={-1}`. */
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

/** The first link of a page, seen only while it has the focus: past the navigation to what the page is about. */
export function SkipLink({ children = 'Skip to content', ...rest }: SkipLinkProps) {
  return <Anchor {...rest}>{children}</Anchor>;
}
