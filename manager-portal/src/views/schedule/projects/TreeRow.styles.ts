import { endGivesWay, lifted, RowHead } from '@erm/planning';
import { titleWhenCut } from '@erm/ui-kit/data';
import { media } from '@erm/ui-kit/styles';
import styled, { css } from 'styled-components';

// No transform: it would create a stacking context, with today's line above the texts of the bars.
export const Row = styled.div<{ $kind: 'project' | 'child' }>`
  position: absolute;
  inset-inline: 0;
  display: flex;
  border-block-end: 1px solid var(--border-hairline);
  ${({ $kind }) =>
    $kind === 'project' &&
    css`
      background: color-mix(in srgb, var(--bg-subtle) 70%, transparent);
    `}
`;

const head = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: -2px;
  }
`;

export const ProjectHead = styled(RowHead)`
  ${head}
  align-items: flex-start;
  padding-inline-start: calc(var(--page-padding) - 20px);
  background: var(--bg-subtle);
  cursor: pointer;

  ${media.belowDesktop} {
    padding-inline-start: var(--space-1);
  }

  > svg {
    flex: none;
    color: var(--text-tertiary);
  }
`;

export const ChildHead = styled(RowHead)`
  ${head}
  padding-block: 0;

  button {
    position: absolute;
    inset-inline-end: var(--space-2);
  }

  &:hover button,
  &:focus-visible button {
    opacity: 1;
  }

  ${media.hover} {
    button {
      opacity: 0;
    }
  }

  ${media.belowDesktop} {
    button {
      display: none;
    }
  }
`;

/** Hidden where space is short. */
export const Status = styled.span`
  flex: none;

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Lines = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Name = styled.div.attrs(titleWhenCut)<{ $strong?: boolean }>`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font: var(--type-small);
  font-weight: ${({ $strong }) => ($strong ? 'var(--font-weight-semibold)' : 'var(--font-weight-medium)')};
  line-height: 16px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Number of filled places; opens Why. */
export const Staffing = styled.button`
  overflow: hidden;
  color: var(--text-secondary);
  font: var(--type-caption);
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
`;

/** Avatar placeholder of an open place. */
export const Nobody = styled.span`
  flex: none;
  inline-size: 22px;
  block-size: 22px;
  border: 1px dashed var(--border-control);
  border-radius: 50%;
`;

/** The days of the row. */
export const Track = styled.div`
  position: relative;
  flex: 1;
`;

const span = css`
  position: absolute;
  border-radius: var(--radius-sm);
  font: var(--type-caption);
  white-space: nowrap;
  overflow: clip;

  &:focus-visible {
    outline: 2px solid var(--accent-ring);
    outline-offset: 2px;
    z-index: 1;
  }
`;

export const OpenPlace = styled.div<{ $acts: boolean }>`
  ${span}
  inset-block-start: 5px;
  block-size: 22px;
  border: 1px dashed var(--border-control);
  background: var(--bg-sheet);
  color: var(--text-secondary);
  line-height: 20px;
  cursor: ${({ $acts }) => ($acts ? 'pointer' : 'default')};
`;

export const Run = styled.div<{ $covered: boolean }>`
  ${span}
  inset-block-start: 5px;
  block-size: 18px;
  line-height: 16px;
  ${({ $covered }) =>
    $covered
      ? css`
          border: 1px solid transparent;
          background: var(--status-green-bg);
          color: var(--status-green-fg);
        `
      : css`
          border: 1px dashed var(--status-yellow-solid);
          background: var(--bg-sheet);
          color: var(--status-yellow-fg);
        `}

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

/** Sticky within its span. */
export const SpanText = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  padding-inline: 8px;
  background: inherit;
  vertical-align: top;

  > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    vertical-align: top;
  }

  ${lifted(1)}
  ${endGivesWay(9)}
`;

/** Below the staffing strip, from the project's first day on. */
export const StateSpan = styled.div`
  position: absolute;
  inset-block-start: 27px;
  block-size: 18px;
  font: var(--type-micro);
  line-height: 18px;
  white-space: nowrap;
`;

export const StateText = styled(SpanText)<{ $state: 'neutral' | 'covered' | 'missing' }>`
  max-inline-size: none;
  padding-inline: 6px;
  background: var(--bg-subtle);
  color: ${({ $state }) => ($state === 'missing' ? 'var(--status-yellow-fg)' : 'var(--text-secondary)')};
`;

export const Sample = styled.span<{ $kind: 'assigned' | 'open' | 'uncovered' }>`
  inline-size: 14px;
  block-size: 12px;
  border-radius: var(--radius-xs);
  ${({ $kind }) =>
    ({
      assigned: css`
        border: 1px solid var(--load-fill);
        background: var(--accent-soft-strong);
      `,
      open: css`
        border: 1px dashed var(--border-control);
      `,
      uncovered: css`
        border: 1px dashed var(--status-yellow-solid);
      `,
    })[$kind]}
`;
