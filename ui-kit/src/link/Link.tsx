import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled from 'styled-components';
import { touchTarget } from '../theme/touch-target';

type AnchorProps = ComponentPropsWithRef<'a'>;

export type LinkProps = AnchorProps & {
  /** Renders the link with the app's router: spread the given props onto it. Defaults to a plain anchor. */
  renderLink?: ((props: AnchorProps) => ReactElement) | undefined;
};

function Anchor({ renderLink, children, ...rest }: LinkProps) {
  return renderLink ? renderLink({ ...rest, children }) : <a {...rest}>{children}</a>;
}

/** An inline link, for navigation; use a Button for actions. */
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

/** A link beside other controls rather than in a text, which is as easy to touch. */
export const ActionLink = styled(Link)`
  position: relative;
  ${touchTarget}
`;
