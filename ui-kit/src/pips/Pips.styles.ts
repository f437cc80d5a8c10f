import { media } from '@erm/ui-kit/core';
import styled from 'styled-components';

export type PipSize = 'md' | 'lg';

const SIZES = { md: { width: 6, height: 10 }, lg: { width: 12, height: 16 } } as const;
const GAP = 2;

/** One block and the gap after it, repeated along the row. */
function blockMask(size: PipSize): string {
  const { width, height } = SIZES[size];
  const block = `<svg xmlns="http://www.w3.org/2000/svg" width="${width + GAP}" height="${height}"><rect width="${width}" height="${height}" rx="2"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(block)}")`;
}

const widthOf = (blocks: number, size: PipSize) => blocks * (SIZES[size].width + GAP);

/** A single element, because lists show dozens of these: a fill up to `$filled`, masked into blocks. */
export const Row = styled.span<{ $filled: number; $total: number; $size: PipSize }>`
  --pip-fill: var(--load-fill);
  --pip-track: var(--load-track);
  display: inline-block;
  inline-size: ${({ $total, $size }) => Math.max(0, widthOf($total, $size) - GAP)}px;
  block-size: ${({ $size }) => SIZES[$size].height}px;
  background: linear-gradient(
    to right,
    var(--pip-fill) ${({ $filled, $size }) => widthOf($filled, $size)}px,
    var(--pip-track) 0
  );
  mask: ${({ $size }) => blockMask($size)} repeat-x;

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  ${media.forcedColors} {
    --pip-fill: Highlight;
    --pip-track: GrayText;
    forced-color-adjust: none;
  }
`;

export const Bar = styled.span`
  display: inline-block;
  inline-size: 94px;
  max-inline-size: 100%;
  block-size: var(--size-bar-md);
  border-radius: var(--radius-pill);
  background: var(--load-track);
  overflow: hidden;

  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

export const Fill = styled.span`
  display: block;
  block-size: 100%;
  background: var(--load-fill);

  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;
