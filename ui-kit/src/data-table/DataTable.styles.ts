import { media, visuallyHidden } from '@erm/ui-kit/core';
import styled, { css, keyframes } from 'styled-components';
import { Toolbar } from '../toolbar';
import { dropped } from './DataCell.styles';

/**
 * `--table-bleed` is how far the table extends into the surrounding padding, `--table-inset` is where its first
 * column starts, and `--page-top` is the height of whatever covers the top of the page. A page or dialog that sets
 * `--table-bleed` to its own padding gets an edge-to-edge table.
 */
export const Root = styled.div`
  --inset: var(--table-inset, var(--space-5));
  /* Beside each cell. */
  --table-gap: var(--space-3);
  margin-inline: calc(-1 * var(--table-bleed, 0px));
  min-width: 0;

  ${media.narrow} {
    --table-gap: var(--space-2);
  }
`;

/** Aligned with the first column. */
export const Search = styled(Toolbar)`
  padding: 0 var(--inset) var(--space-4);
`;

/** Scrolls horizontally only when it has to: a scroll container would capture the sticky header. */
export const Region = styled.div<{ $scrolls: boolean }>`
  ${({ $scrolls }) =>
    $scrolls &&
    css`
      overflow: auto hidden;
      view-timeline: --table;
      overscroll-behavior-inline: contain;

      &:focus-visible {
        outline-offset: -2px;
      }

      @media print {
        overflow: visible;
      }
    `}
`;

/**
 * The sticky first column overlaps the others, so its rows must be opaque. `--table-bg` is the background beneath
 * them.
 */
const stickyFirstColumn = css`
  --row-bg: var(--table-bg, var(--bg-sheet));

  > tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    background: inherit;
    border-inline-end: 1px solid var(--border-hairline);
  }

  /* The menus stay in reach. */
  > tr > [data-actions] {
    position: sticky;
    inset-inline-end: 0;
    background: inherit;
  }

  &:is(thead) > tr > [data-actions] {
    z-index: calc(var(--z-sticky) + 1);
  }

  &:is(thead) > tr > :first-child {
    z-index: calc(var(--z-sticky) + 1);
  }
`;

const follow = keyframes`
  to {
    translate: 0 1000000px;
  }
`;

/**
 * Where the region captures the sticky header, a scroll-driven animation moves it with the page, pixel by pixel, from
 * the moment the top of the region leaves the viewport.
 */
const followPage = css`
  > tr {
    --page-top: 0px;
  }

  ${media.tablet} {
    @supports (animation-timeline: --table) {
      position: relative;
      z-index: var(--z-sticky);
      animation: ${follow} linear both;
      animation-timeline: --table;
      animation-range: exit-crossing calc(var(--page-top, 0px) * -1) exit-crossing
        calc(1000000px - var(--page-top, 0px));
    }
  }
`;

export const Table = styled.table<{ $scrolls: boolean }>`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: start;

  > thead,
  > tbody {
    ${media.tablet} {
      ${({ $scrolls }) => $scrolls && stickyFirstColumn}
    }
  }

  > thead {
    ${({ $scrolls }) => $scrolls && followPage}
  }

  ${media.phone} {
    display: block;

    > tbody {
      display: block;
    }
  }
`;

export const Head = styled.thead`
  > tr {
    background: var(--bg-subtle);
  }

  ${media.phone} {
    display: block;

    &:not(:focus-within) {
      ${visuallyHidden}
    }

    > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }
  }
`;

export const HeaderCell = styled.th<{ $align: 'start' | 'end'; $dropped?: boolean | undefined }>`
  ${dropped}
  position: sticky;
  inset-block-start: var(--page-top, 0px);
  z-index: var(--z-sticky);
  block-size: 36px;
  padding: 0 var(--table-gap);
  border-block: 1px solid var(--border-hairline);
  background: inherit;
  color: var(--text-tertiary);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
  text-align: ${({ $align }) => $align};
  white-space: nowrap;

  &:first-child {
    padding-inline-start: var(--inset);
  }

  &:last-child {
    padding-inline-end: var(--inset);
  }

  ${media.phone} {
    position: static;
    border: 0;
  }
`;

/** Header text lines up with the text of the cells, so the arrow goes on the opposite side. */
export const SortButton = styled.button<{ $sorted: boolean; $align: 'start' | 'end' }>`
  display: inline-flex;
  flex-direction: ${({ $align }) => ($align === 'end' ? 'row-reverse' : 'row')};
  align-items: center;
  gap: var(--space-1);
  min-block-size: 28px;
  margin-inline: -6px;
  padding-inline: 6px;
  border-radius: var(--radius-sm);
  color: ${({ $sorted }) => ($sorted ? 'var(--text-primary)' : 'inherit')};
  font: inherit;

  > svg {
    opacity: ${({ $sorted }) => ($sorted ? 1 : 0)};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &:focus-visible > svg {
    opacity: 1;
  }

  /* Chromium leaves buttons out of the heads that it repeats on every page. */
  @media print {
    display: contents;

    > svg {
      display: inline;
    }
  }

  ${media.hover} {
    &:hover {
      color: var(--text-primary);
    }

    &:hover > svg {
      opacity: 1;
    }
  }
`;

export const BodyRow = styled.tr`
  /* Where a row is scrolled to, nothing that sticks covers it, nor a toast. */
  scroll-margin-block: calc(var(--page-top, 0px) + 48px) 104px;
  background: var(--row-bg, transparent);
  transition: background-color var(--duration-fast) var(--easing-out);

  ${media.hover} {
    tbody:not([aria-hidden]) > &:hover {
      background: var(--bg-hover);
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1-5) var(--space-3);
    padding: var(--space-4) var(--inset);
    border-block-end: 1px solid var(--border-hairline);
  }
`;

/**
 * Takes the space of rows that aren't rendered. Excluded from scroll anchoring, because its height changes while
 * scrolling.
 */
export const Gap = styled.tr`
  overflow-anchor: none;

  ${media.phone} {
    display: block;
  }
`;

export const GapCell = styled.td`
  padding: 0;

  ${media.phone} {
    display: block;
  }
`;

/** Phones have no clickable header row. */
export const SortBar = styled.div`
  display: none;

  ${media.phone} {
    display: flex;
    padding: var(--space-2) var(--inset);
    border-block: 1px solid var(--border-hairline);
  }
`;
