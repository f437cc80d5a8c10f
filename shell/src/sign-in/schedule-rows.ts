/** `fill` is work in progress, `soft` planned work, `plan` a proposal, `over` an overload. */
export type BarKind = 'fill' | 'soft' | 'plan' | 'over';

/** One bar, from the start of one week to the start of another. */
export type Bar = readonly [from: number, to: number, kind: BarKind];

/** The fictional schedule on the sign-in screens. */
export const scheduleRows: readonly (readonly Bar[])[] = [
  [
    [0, 5, 'fill'],
    [5, 12, 'soft'],
    [13, 18, 'soft'],
  ],
  [
    [1, 10, 'soft'],
    [11, 18, 'plan'],
  ],
  [
    [0, 6, 'soft'],
    [6, 12, 'fill'],
    [12, 18, 'soft'],
  ],
  [
    [2, 5, 'fill'],
    [6, 9, 'over'],
    [9, 18, 'soft'],
  ],
  [[8, 18, 'plan']],
  [
    [0, 8, 'fill'],
    [8, 11, 'soft'],
    [11.5, 18, 'soft'],
  ],
  [
    [0, 4, 'soft'],
    [4, 11, 'fill'],
    [14, 18, 'plan'],
  ],
  [
    [1, 7, 'soft'],
    [7, 16, 'soft'],
  ],
  [
    [0, 3, 'fill'],
    [3, 10, 'soft'],
    [11, 18, 'plan'],
  ],
  [
    [0, 10, 'soft'],
    [10, 18, 'fill'],
  ],
  [
    [2, 10, 'soft'],
    [10, 14, 'fill'],
  ],
  [
    [0, 6, 'fill'],
    [7, 16, 'plan'],
  ],
  [[3, 16, 'soft']],
  [
    [0, 6, 'soft'],
    [6, 12, 'fill'],
    [12, 14, 'over'],
    [14, 18, 'soft'],
  ],
  [
    [0, 9, 'soft'],
    [9, 15, 'soft'],
  ],
  [
    [2, 8, 'fill'],
    [9, 18, 'soft'],
  ],
];
