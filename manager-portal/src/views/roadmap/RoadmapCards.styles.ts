import { askable } from '@erm/portal-kit';
import { media, touchTarget } from '@erm/ui-kit/styles';
import styled from 'styled-components';
import { Card as RowCard, Cards as RowCards } from '../../shared/Cards.styles';
import { SPAN_PX } from './SpanBox.styles';

export const Summary = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
`;

export const Cards = styled(RowCards)`
  border-block-start: 1px solid var(--border-default);
`;

export const Card = styled(RowCard)`
  gap: var(--space-2);
  scroll-margin-block-start: var(--size-topbar);
`;

export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  > h2 {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font: var(--type-heading);
  }
`;

/** The span, across the card. */
export const FullSpan = styled.div`
  position: relative;
  block-size: ${SPAN_PX}px;
`;

/** Opens Why for the filled places. */
export const SpanButton = styled.button`
  position: absolute;
  inset: 0;
  border-radius: 6px;
  ${touchTarget}
`;

/** Below the name. */
export const Places = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

/** Today's line across the span. */
export const Today = styled.span`
  position: absolute;
  inset-block: -6px;
  inline-size: 2px;
  background: var(--accent-solid);

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

export const Dates = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  color: var(--text-tertiary);
  font: var(--type-caption);
`;

export const Gaps = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--type-caption);
`;

export const GapItem = styled.li<{ $gap: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: ${({ $gap }) => ($gap ? 'var(--status-yellow-fg)' : 'var(--text-secondary)')};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
  }
`;

/** Uncovered skill; opens Why. */
export const GapButton = styled.button`
  min-block-size: 24px;
  ${askable}

  ${media.touch} {
    min-block-size: 44px;
  }
`;
