import { media } from '@erm/ui-kit/core';
import styled, { css } from 'styled-components';

const THUMB = 18;

/** Position of a fraction of the range: the center of the thumb never reaches the ends of the track. */
const at = (share: string) => `calc(var(${share}) * (100% - ${THUMB}px) + ${THUMB / 2}px)`;

const line = css`
  position: absolute;
  inset-block: calc(50% - 2px);
  border-radius: 2px;
  pointer-events: none;
`;

export const Box = styled.div<{ $disabled: boolean | undefined }>`
  ${({ $disabled }) =>
    $disabled &&
    css`
      --load-fill: var(--border-control);
      --load-over: var(--border-control);
      --slider-system: GrayText;
    `}
  position: relative;
  flex: 1;
  min-inline-size: 96px;
  block-size: var(--size-control-md);
`;

export const Track = styled.div`
  ${line}
  inset-inline: 0;
  background: var(--load-track);

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.div`
  ${line}
  inset-inline-start: 0;
  inline-size: ${at('--value')};
  background: var(--load-fill);

  ${media.forcedColors} {
    background: var(--slider-system, Highlight);
    forced-color-adjust: none;
  }
`;

/** The part beyond the mark. */
export const Over = styled.div`
  ${line}
  inset-inline-start: ${at('--mark')};
  inline-size: calc((var(--value) - var(--mark)) * (100% - ${THUMB}px));
  background: var(--load-over);

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export const Tick = styled.div`
  position: absolute;
  inset-block: calc(50% - 5px);
  inset-inline-start: calc(${at('--mark')} - 1px);
  inline-size: 2px;
  background: var(--load-marker);
  pointer-events: none;

  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** Shifted by a share of its own width, so that it stays within the field at both ends. */
export const MarkLabel = styled.span`
  position: absolute;
  inset-block-start: calc(50% + 9px);
  inset-inline-start: ${at('--mark')};
  translate: calc(var(--mark) * -100%) 0;
  color: var(--text-tertiary);
  font: var(--type-micro);
  font-weight: var(--font-weight-regular);
  white-space: nowrap;
  pointer-events: none;

  &:dir(rtl) {
    translate: calc(var(--mark) * 100%) 0;
  }
`;

const thumb = css<{ $over: boolean }>`
  inline-size: ${THUMB}px;
  block-size: ${THUMB}px;
  border: 2px solid ${({ $over }) => ($over ? 'var(--load-over)' : 'var(--load-fill)')};
  border-radius: 50%;
  background: var(--control-bg, var(--bg-inset));
  box-sizing: border-box;
`;

export const Range = styled.input<{ $over: boolean }>`
  appearance: none;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }

  &:disabled {
    cursor: not-allowed;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--accent-ring);
    outline-offset: 0;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--accent-ring);
    outline-offset: 0;
  }

  ${media.forcedColors} {
    &::-webkit-slider-thumb {
      border-color: var(--slider-system, Highlight);
      forced-color-adjust: none;
    }

    &:focus-visible::-webkit-slider-thumb {
      outline-color: CanvasText;
    }
  }
`;
