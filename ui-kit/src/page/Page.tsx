import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

/** Tables extend to the edges of the sheet, with their first column aligned to the page padding. */
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  width: 100%;
  max-width: var(--size-content-page);
  margin-inline: auto;
  padding: var(--page-padding);
  padding-block-start: calc(var(--page-padding) - 4px);
  --table-bleed: var(--page-padding);
  --table-inset: var(--page-padding);
`;

/** A page's content: padding and maximum width. Tables are edge to edge. */
export function Page(props: ComponentPropsWithRef<'div'>) {
  return <Content {...props} />;
}
