import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** Applies where the results fit as a table, which also depends on the panel. */
export const asTable = '@container (min-width: 870px)';
const asCards = '@container (max-width: 869.98px)';

/** Has its own scroller, like the heatmap. */
export const Results = styled.div`
  container-type: inline-size;
  flex: 1;
  min-block-size: 0;
  margin-inline: calc(-1 * var(--page-padding));
  padding-inline: var(--page-padding);
  overflow: auto;

  ${media.phone} {
    overflow: visible;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-3) var(--page-padding);
  border-block-end: 1px solid var(--border-default);
`;

export const HeadText = styled.p`
  color: var(--text-secondary);
  font: var(--type-body);

  strong {
    margin-inline-end: var(--space-2);
    color: var(--text-primary);
    font-weight: var(--font-weight-semibold);
  }
`;

const columns =
  '24px minmax(150px, 1.3fr) minmax(140px, 1.3fr) 120px minmax(90px, 1fr) 44px minmax(150px, 1.1fr) 68px';

export const Columns = styled.div`
  display: none;
  grid-template-columns: ${columns};
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-2) var(--page-padding);
  border-block-end: 1px solid var(--border-default);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-caption);

  > :nth-child(6) {
    text-align: end;
  }

  ${asTable} {
    display: grid;
  }
`;

export const List = styled.ol`
  margin-inline: calc(-1 * var(--page-padding));
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding: var(--space-2) var(--page-padding);
  border-block-end: 1px solid var(--border-hairline);

  &:hover {
    background: var(--bg-hover);
  }

  /* Keeps the touch targets of the badge and the load off the button below. */
  ${media.tablet} {
    ${media.touch} {
      row-gap: 18px;
    }
  }

  ${asTable} {
    grid-template-columns: ${columns};
    min-block-size: 54px;
  }
`;

export const Rank = styled.span`
  display: none;
  color: var(--text-tertiary);
  font-variant-numeric: tabular-nums;

  ${asTable} {
    display: block;
  }
`;

export const Person = styled.div`
  min-inline-size: 0;
`;

export const Skills = styled.div`
  min-inline-size: 0;

  ${asCards} {
    grid-column: 1 / -1;

    &:empty {
      display: none;
    }
  }
`;

export const Free = styled.div`
  color: var(--text-secondary);
  font: var(--type-small);

  ${asCards} {
    grid-row: 1;
    grid-column: 2;
    max-inline-size: 150px;
    text-align: end;
  }
`;

export const FitTotal = styled.span`
  color: var(--text-primary);
  font: var(--type-lead);
  font-weight: var(--font-weight-semibold);
  font-variant-numeric: tabular-nums;
  text-align: end;

  ${asCards} {
    display: none;
  }
`;

export const Section = styled.h2`
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-2) var(--page-padding);
  border-block-end: 1px solid var(--border-default);
  background: var(--bg-subtle);
  color: var(--text-secondary);
  font: var(--type-caption);
  font-weight: var(--font-weight-medium);
`;

export const Weeks = styled.div`
  min-inline-size: 0;

  ${asCards} {
    grid-column: 1 / -1;
  }
`;

export const Whole = styled.span`
  white-space: nowrap;
`;
