import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;

const Search = styled.div`
  display: flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  max-width: 360px;

  > * {
    flex: 1;
    min-width: 0;
  }

  ${media.phone} {
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
  gap: var(--space-2) var(--space-4);
  margin-inline-start: auto;
  max-width: 100%;

  ${media.phone} {
    margin-inline-start: 0;
  }
`;

// Its room is there before its text, because on phones it is a line of its own.
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
  /** Controls at the end. */
  end?: ReactNode;
};

/** A bar between header and list: search and tools at the start, count and further controls at the end. */
export function Toolbar({ children, count, tools, end, ...rest }: ToolbarProps) {
  return (
    <Bar {...rest}>
      <Search>{children}</Search>
      {tools !== undefined && <Tools>{tools}</Tools>}
      <End>
        {count !== undefined && <Count role="status">{count}</Count>}
        {end}
      </End>
    </Bar>
  );
}
