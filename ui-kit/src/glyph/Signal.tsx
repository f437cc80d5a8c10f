const HEIGHTS = [3, 5.5, 8, 10.5];

/** Four rising bars, the first `bars` of them filled. */
export function Signal({ bars }: { bars: number }) {
  return HEIGHTS.map((height, index) => (
    <rect
      key={height}
      x={1 + index * 3.25}
      y={12 - height}
      width="2.25"
      height={height}
      rx="0.5"
      fill="currentColor"
      opacity={index < bars ? 1 : 0.3}
    />
  ));
}
