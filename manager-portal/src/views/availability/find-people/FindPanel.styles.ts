import { media } from '@erm/ui-kit/styles';
import styled from 'styled-components';

const inOneLine = '@container (min-width: 1100px)';

/** The skills, and whether any or all are needed. */
export const SkillsAsked = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

/** An edge-to-edge strip. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: start;
  margin-inline: calc(-1 * var(--page-padding));
  padding: var(--space-4) var(--page-padding);
  border-block: 1px solid var(--border-default);
  background: var(--bg-subtle);

  > ${SkillsAsked} {
    grid-column: 1 / -1;
  }

  @container (min-width: 680px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > ${SkillsAsked} {
      grid-column: span 2;
    }
  }

  ${inOneLine} {
    grid-template-columns:
      minmax(200px, 2fr) repeat(2, minmax(144px, 1fr)) 130px minmax(180px, 1.4fr) minmax(160px, 1.2fr)
      auto;

    > ${SkillsAsked} {
      grid-column: auto;
    }
  }

  /* On phones, in a sheet. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
`;

/** Aligned with the controls, below their labels. */
export const Clear = styled.div`
  ${inOneLine} {
    padding-block-start: 26px;
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
