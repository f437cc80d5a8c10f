import { titleWhenCut } from '@erm/ui-kit/data';
import { touchTarget } from '@erm/ui-kit/styles';
import { styled } from 'styled-components';

export const Root = styled.div<{ $compact: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ $compact }) => ($compact ? 'var(--space-2)' : 'var(--space-3)')};
  min-width: 0;
`;

/**
 * Truncates at `$max` on tablets and wider. Phones have room to wrap. A grid would tell a table column that it can
 * shrink to nothing, so texts with a limit are blocks.
 */
export const Texts = styled.div<{ $max: string | undefined }>`
  display: ${({ $max }) => ($max === undefined ? 'grid' : 'block')};
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  @media (min-width: 640px) {
    max-inline-size: ${({ $max }) => $max ?? 'none'};
  }
`;

/** Places the badge next to a short name and below a long one. */
export const NameRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-0-5) var(--space-2);
  min-width: 0;
`;

const truncated = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Name = styled.span.attrs(titleWhenCut)<{ $truncate: boolean }>`
  max-inline-size: 100%;
  color: var(--text-primary);
  font-weight: var(--font-weight-medium);
  overflow-wrap: anywhere;

  &:is(h2) {
    font: var(--type-heading);
  }

  @media (min-width: 640px) {
    ${({ $truncate }) => $truncate && truncated}
  }
`;

/** A name that opens something is underlined where the pointer or the focus is, as the figures of a table are. */
export const Opener = styled(Name)`
  position: relative;
  border-radius: var(--radius-xs);
  text-align: start;
  ${touchTarget}

  &:is(:hover, :focus-visible) {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const Detail = styled.div.attrs(titleWhenCut)<{ $truncate: boolean }>`
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  @media (min-width: 640px) {
    ${({ $truncate }) => $truncate && truncated}
  }
`;
