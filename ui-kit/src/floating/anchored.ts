import { autoUpdate, flip, offset, shift } from '@floating-ui/react';

/**
 * Positions a floating element `gap` px from its reference, keeps it inside the window, and tracks movement of both.
 */
export const anchored = (gap: number) => ({
  whileElementsMounted: autoUpdate,
  middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8 })],
});
