import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';
import type { Column } from './column';

type PhonePlace = NonNullable<Column<unknown>['phonePlace']>;

/** On the narrowest screens a date and its label don't fit in half a line. */
const fullLine = css`
  @media (max-width: 359.98px) {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;

const phonePlaces: Record<PhonePlace, ReturnType<typeof css>> = {
  full: css`
    grid-column: 1 / -1;
  `,
  start: css`
    grid-column: 1;
    ${fullLine}
  `,
  end: css`
    grid-column: 2;
    justify-self: end;
    ${fullLine}
  `,
};

const frame = css`
  block-size: var(--size-row-md);
  padding: var(--space-2) var(--table-gap);
  border-block-end: 1px solid var(--border-hairline);
  vertical-align: middle;

  &:first-child {
    padding-inline-start: var(--inset);
  }

  &:last-child {
    padding-inline-end: var(--inset);
  }

  ${media.phone} {
    display: block;
    block-size: auto;
    padding: 0;
    border: 0;
    text-align: start;

    &:first-child,
    &:last-child {
      padding: 0;
    }
  }
`;

/** As wide as its share, not as its content. */
const shared = css<{ $share?: number | undefined }>`
  ${({ $share }) =>
    $share !== undefined &&
    css`
      @media (min-width: 640px) {
        max-inline-size: 0;
      }
    `}
`;

/** Hides a column on narrow screens: its cells and its header. */
export const dropped = css<{ $dropped?: boolean | undefined }>`
  ${media.folded} {
    ${({ $dropped }) => $dropped && 'display: none;'}
  }
`;

interface CellStyles {
  $share?: number | undefined;
  $dropped?: boolean | undefined;
  $align: 'start' | 'end';
  $nowrap: boolean;
  $place: PhonePlace;
}

export const Cell = styled.td<CellStyles>`
  ${frame}
  ${shared}
  ${dropped}
  color: ${({ $align }) => ($align === 'end' ? 'var(--text-primary)' : 'var(--text-secondary)')};
  font-weight: ${({ $align }) => ($align === 'end' ? 'var(--font-weight-medium)' : 'inherit')};
  text-align: ${({ $align }) => $align};

  white-space: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'normal')};

  ${media.phone} {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    min-width: 0;
    /* Wider letters, which users may set, would otherwise run into the next cell. */
    white-space: normal;
    overflow-wrap: anywhere;
    ${({ $place }) => phonePlaces[$place]}
  }
`;

/** Reserves space for the menu on the same line; the grid's columns are too uneven to do so. */
const menuInset = css`
  &:first-child {
    padding-inline-end: calc(var(--size-control-icon) + var(--space-2));
  }
`;

export const RowHeader = styled.th<{ $share?: number | undefined; $hasMenu: boolean }>`
  ${frame}
  ${shared}
  color: var(--text-primary);
  font: var(--type-body);
  font-weight: var(--font-weight-medium);
  text-align: start;

  ${media.phone} {
    grid-area: 1 / 1 / auto / -1;
    align-self: center;
    min-width: 0;
    overflow-wrap: anywhere;
    ${({ $hasMenu }) => $hasMenu && menuInset}
  }
`;

/** On phones, aligns the dots with the edge rather than their 44 px touch target. */
export const MenuCell = styled.td`
  ${frame}
  inline-size: 1%;
  padding-block: var(--space-1);
  text-align: end;

  ${media.phone} {
    grid-area: 1 / 2;
    justify-self: end;
    align-self: center;
    inline-size: auto;
    margin-inline-end: -12px;
  }
`;

/** The column name before a cell on phones; screen readers use the visually hidden header instead. */
export const PhoneLabel = styled.span`
  display: none;

  ${media.phone} {
    display: inline;
    flex: none;
    color: var(--text-tertiary);
    font-weight: var(--font-weight-regular);
  }
`;
