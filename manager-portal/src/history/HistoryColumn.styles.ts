import { keepClear } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

/** Takes the place of the padding at the end of a page, beside a sheet that reaches over it. */
export const Column = styled.section.attrs(keepClear('end'))`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 376px;
  margin-inline: var(--page-padding) calc(-1 * var(--page-padding));
  border-block-start: 1px solid var(--border-default);
  border-inline-start: 1px solid var(--border-default);
  background: var(--bg-sheet);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** As high as a time axis. */
export const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  block-size: 48px;
  padding-inline: var(--space-4) var(--space-2);
  border-block-end: 1px solid var(--border-default);
  background: var(--bg-subtle);
`;

export const Heading = styled.h2`
  flex: 1;
  font: var(--type-heading);
`;

/** As narrow as its longest option. */
export const Filter = styled.div`
  inline-size: 148px;
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-inline: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  --history-inset: var(--space-4);
`;

export const Subject = styled.p`
  padding-block: var(--space-3);
  font: var(--type-small);
  font-weight: var(--font-weight-semibold);
  overflow-wrap: anywhere;
`;
