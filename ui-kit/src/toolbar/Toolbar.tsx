import { media, phoneQuery, useMedia } from '@erm/ui-kit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Too narrow for many tools with all their room, beside a whole side bar. */
const crowdedQuery = '(min-width: 640px) and (max-width: 1399.98px)';

const Bar = styled.div<{ $dense: boolean }>`
  --gap: var(--space-4);
  --least-search: 240px;

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--gap);

  ${media.belowDesktop} {
    --least-search: 200px;
  }

  @media ${crowdedQuery} {
    ${({ $dense }) =>
      $dense &&
      css`
        --gap: var(--space-2);
        --least-search: 144px;
      `}
  }
`;

const Search = styled.div`
  display: flex;
  flex: 1 1 var(--least-search);
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: min(var(--least-search), 100%);
  max-width: 360px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  ${media.phone} {
    flex-wrap: nowrap;
    max-width: none;
    flex-basis: 100%;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--gap);
  margin-inline-start: auto;
  max-width: 100%;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;

// Reserves its space before the text is known, because on phones it is a line of its own.
const Count = styled.p`
  min-block-size: 1lh;
  color: var(--text-tertiary);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export type ToolbarProps = ComponentPropsWithRef<'div'> & {
  /** "24 engineers". Changes are announced. Empty while it is not known yet. */
  count?: ReactNode;
  /** Controls beside the search, such as a choice between views. */
  tools?: ReactNode;
  /** Opens the filters: among the tools, or on phones beside the search. */
  filter?: ReactNode;
  /** Controls at the end. */
  end?: ReactNode;
  /** Leaves less room between many tools in windows that are not wide. */
  dense?: boolean;
};

/** A bar between header and list: search and tools at the start, count and further controls at the end. On phones, the tools are above the search. */
export function Toolbar({ children, count, tools, filter, end, dense = false, ...rest }: ToolbarProps) {
  const isPhone = useMedia(phoneQuery);
  const search = (
    <Search key="search">
      {children}
      {isPhone && filter}
    </Search>
  );
  const others = (tools !== undefined || filter !== undefined) && (
    <Tools key="tools">
      {tools}
      {!isPhone && filter}
    </Tools>
  );
  return (
    <Bar $dense={dense} {...rest}>
      {isPhone ? [others, search] : [search, others]}
      <End>
        {count !== undefined && <Count role="status">{count}</Count>}
        {end}
      </End>
    </Bar>
  );
}
