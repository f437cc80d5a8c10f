import { askable } from '@erm/portal-kit';
import { media, hatch } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';
import { CardHead } from '../../../shared/Cards.styles';

export const Strip = styled.div`
  position: relative;
  block-size: 28px;
  border-radius: var(--radius-xs);
  background: var(--load-track);
`;

/** The days of one load. A pixel apart from the next ones. */
export const Step = styled.span`
  container-type: inline-size;
  position: absolute;
  inset-block: 0;
  border-inline-end: 1px solid var(--bg-sheet);
  overflow: hidden;
`;

export const StepFill = styled.span<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  background-color: ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill-soft)')};

  ${({ $over }) =>
    $over &&
    css`
      &::before {
        position: absolute;
        inset: 0 0 auto;
        block-size: 6px;
        ${hatch}
        content: '';
      }
    `}

  ${media.forcedColors} {
    border: ${({ $over }) => ($over ? '3px double' : '1px solid')} CanvasText;
  }
`;

/** Hidden where a text of its length may not fit: half a number is another one. */
export const StepText = styled.span<{ $over: boolean }>`
  position: absolute;
  inset-block-end: 6px;
  inset-inline-start: 6px;
  display: flex;
  align-items: center;
  gap: 3px;
  color: ${({ $over }) => ($over ? 'var(--status-red-on-solid)' : 'var(--text-primary)')};
  font: var(--type-micro);
  font-weight: ${({ $over }) => ($over ? 'var(--font-weight-semibold)' : 'inherit')};
  white-space: nowrap;

  @container (max-width: 38px) {
    display: none;
  }

  @container (max-width: 60px) {
    &:not([data-length='short']) {
      display: none;
    }
  }

  @container (max-width: 94px) {
    &[data-length='long'] {
      display: none;
    }
  }

  ${media.forcedColors} {
    color: CanvasText;
  }
`;

/** A tick above the strip. */
export const Today = styled.span`
  position: absolute;
  inset-block-start: -6px;
  block-size: 6px;
  inline-size: 2px;
  background: var(--accent-solid);
`;

export const Lines = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

const line = css`
  display: grid;
  grid-template-columns: 1fr auto minmax(112px, auto);
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 44px;
  font: var(--type-small);
  text-align: start;

  > :last-child {
    color: var(--text-secondary);
    text-align: end;
  }

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.div`
  ${line}

  > a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** Days without a required skill, which have no columns. */
export const GapLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  color: var(--status-yellow-fg);

  > svg {
    flex: none;
  }
`;

export const LineButton = styled.button`
  ${line}

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
  }
`;

/** Name of a project. */
export const Named = styled.span`
  &[data-pinned] {
    font-weight: var(--font-weight-semibold);
  }

  > svg {
    margin-inline-end: var(--space-1-5);
    vertical-align: -2px;
    color: var(--accent-fg);
  }
`;

/** Who works on the pinned project. */
export const PinnedNote = styled.p`
  color: var(--text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const None = styled.p`
  color: var(--text-secondary);
  font: var(--type-small);
`;

/** Text that opens its breakdown. */
export const Asked = styled.button`
  min-block-size: 44px;
  border-radius: var(--radius-xs);
  color: inherit;
  font: var(--type-caption);
  ${askable}
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
  }
`;

export const Over = styled(Asked)`
  color: var(--status-red-fg);
`;

/** Its badge is beside the first line, however many there are. */
export const ProjectHead = styled(CardHead)`
  align-items: flex-start;

  h2 {
    font: var(--type-small);
    font-weight: var(--font-weight-semibold);
    overflow-wrap: anywhere;
  }
`;

export const More = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  /* Below it, there is room for toasts. */
  padding-block-end: 96px;
  color: var(--text-secondary);
  font: var(--type-small);
`;

/** Along the strips, in whose width it is. */
export const Scale = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 16px;
  overflow: clip;
`;

export const Mark = styled.span<{ $today: boolean }>`
  position: absolute;
  color: ${({ $today }) => ($today ? 'var(--accent-fg)' : 'inherit')};
  font: var(--type-micro);
  font-weight: ${({ $today }) => ($today ? 'var(--font-weight-semibold)' : 'inherit')};
`;
