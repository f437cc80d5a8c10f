import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

/** A strip from edge to edge. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns:
    minmax(200px, 2fr) repeat(2, minmax(144px, 1fr)) 130px minmax(180px, 1.4fr) minmax(160px, 1.2fr)
    auto;
  gap: var(--space-3);
  align-items: start;
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-4) var(--page-padding);
  border-block: 1px solid var(--border-default);
  background: var(--bg-subtle);

  @media (max-width: 1359.98px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* In a sheet of its own. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** Beside the controls, below the height of a label. */
export const Clear = styled.div`
  padding-block-start: 26px;

  @media (max-width: 1359.98px) {
    padding-block-start: 0;
  }
`;

export const Summary = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--border-default);
  border-radius: var(--radius-lg);
`;

export const SummaryText = styled.p`
  display: grid;
  color: var(--text-secondary);
  font: var(--type-caption);

  strong {
    color: var(--text-primary);
    font: var(--type-body);
    font-weight: var(--font-weight-medium);
  }
`;
