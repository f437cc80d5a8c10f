import { media } from '@erm/ui-kit/core';
import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

/** Tables extend to the edges of the sheet, with their first column aligned to the page padding. */
const Content = styled.div<{ $fill: boolean }>`
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

  ${({ $fill }) =>
    $fill &&
    css`
      ${media.tablet} {
        max-width: none;
        block-size: calc(
          100dvh - var(--page-top, calc(2 * var(--size-sheet-inset))) - var(--page-bottom, 0px)
        );
        min-block-size: 480px;
        padding-block-end: 0;
      }
    `}
`;

export type PageProps = ComponentPropsWithRef<'div'> & {
  /** Fills the window exactly, for a part that scrolls in itself. On phones, the page scrolls as usual. */
  fill?: boolean;
};

/** A page's content: padding and maximum width. Tables are edge to edge. */
export function Page({ fill = false, ...rest }: PageProps) {
  return <Content $fill={fill} {...rest} />;
}
