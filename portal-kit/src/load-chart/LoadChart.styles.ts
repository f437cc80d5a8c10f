import styled, { css } from 'styled-components';
import { hatch, media } from '@erm/ui-kit/styles';

/** The height of the plot, and of the headroom for numbers that do not fit inside their step. */
export const PLOT_PX = 100;
const HEAD_PX = 18;

export const Root = styled.div`
  min-width: 0;
  font: var(--type-micro);
  font-variant-numeric: tabular-nums;
  user-select: none;
`;

export const Plot = styled.div`
  position: relative;
  block-size: ${PLOT_PX + HEAD_PX}px;
  border-block-end: 1px solid var(--border-default);
`;

export const Step = styled.div`
  position: absolute;
  inset-block-end: 0;
  block-size: ${PLOT_PX}px;
  container-type: inline-size;

  & + & {
    padding-inline-start: 2px;
  }
`;

export const Stack = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-start;
  gap: 1px;
  block-size: 100%;
`;

const part = css`
  flex: none;
  min-block-size: 1px;
  border-radius: 1px;
  transition: block-size var(--duration-slow) var(--easing-out);

  ${media.reducedMotion} {
    transition: none;
  }
`;

export const Current = styled.div<{ $soft: boolean }>`
  ${part}
  border: 1px solid var(--load-fill);
  background: ${({ $soft }) => ($soft ? 'var(--load-fill-soft)' : 'var(--load-fill)')};

  ${media.forcedColors} {
    border-color: CanvasText;
    background: ${({ $soft }) => ($soft ? 'Canvas' : 'Highlight')};
    forced-color-adjust: none;
  }
`;

export const Added = styled.div`
  ${part}
  background: var(--load-fill);

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export const Over = styled.div`
  ${part}
  background-color: var(--load-over);
  ${hatch}

  ${media.forcedColors} {
    border: 2px dashed CanvasText;
  }
`;

/** A step's number, inside its top part if that is high enough, or else above it. Hidden in narrow steps. */
export const Total = styled.span<{ $placement: 'inside' | 'above'; $color: string }>`
  position: absolute;
  inset-inline-start: 6px;
  color: ${({ $color }) => $color};
  white-space: nowrap;
  transform: ${({ $placement }) => ($placement === 'inside' ? 'translateY(100%)' : 'none')};

  @container (max-width: 36px) {
    display: none;
  }

  ${media.forcedColors} {
    padding-inline: 2px;
    background: Canvas;
    color: CanvasText;
    forced-color-adjust: none;
  }
`;

export const MaxLine = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-inline: 0;
  border-block-end: 1px dashed var(--load-marker);
  color: var(--text-primary);
  text-align: ${({ $side }) => $side};
  pointer-events: none;
`;

/** Has a background if bars that exceed the maximum may overlap the label. */
export const MaxLabel = styled.span<{ $covers: boolean }>`
  ${({ $covers }) =>
    $covers &&
    css`
      padding-inline: 3px;
      border-radius: var(--radius-xs);
      background: var(--bg-raised);
    `}
`;

export const Axis = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  justify-content: space-between;
  block-size: 20px;
  padding-block-start: var(--space-1);
  color: var(--text-tertiary);
  font-weight: var(--font-weight-regular);
`;

/** A narrow axis shows only the sparse ticks. */
export const MonthTick = styled.span<{ $sparse: boolean }>`
  position: absolute;

  ${({ $sparse }) =>
    !$sparse &&
    css`
      @container (max-width: 300px) {
        display: none;
      }
    `}
`;
