import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  width: 100%;
  max-width: var(--size-content-page);
  margin-inline: auto;
  padding: var(--page-padding);

  /* A table runs to the edges of the sheet; its cells start at the page padding. */
  > [data-bleed] {
    margin-inline: calc(-1 * var(--page-padding));
  }

  > [data-bleed]:last-child {
    margin-block-end: calc(-1 * var(--page-padding));
  }
`;

/** A page's content: padding and greatest width. A child with `data-bleed` runs to the edges. */
export function Page(props: ComponentPropsWithRef<'div'>) {
  return <Content {...props} />;
}
