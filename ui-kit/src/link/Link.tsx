import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';

type AnchorProps = ComponentPropsWithRef<'a'>;

export type LinkProps = AnchorProps & {
  /** Draws the link, such as the router's: spread the given props on it. By default an anchor is drawn. */
  renderLink?: ((props: AnchorProps) => ReactElement) | undefined;
};

function Anchor({ renderLink, children, ...rest }: LinkProps) {
  return renderLink ? renderLink({ ...rest, children }) : <a {...rest}>{children}</a>;
}

/** A link in or beside text: it leads somewhere, where a button does something. */
export const Link = styled(Anchor)`
  border-radius: var(--radius-xs);
  color: var(--accent-fg);
  font-weight: var(--font-weight-medium);
  text-decoration: none;
  text-underline-offset: 3px;

  &:hover {
    text-decoration: underline;
  }

  @media (prefers-contrast: more) {
    text-decoration: underline;
  }
`;
