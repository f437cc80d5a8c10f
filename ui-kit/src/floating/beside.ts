import { autoUpdate, flip, offset, shift } from '@floating-ui/react';

/** Where what floats stands: `gap` pixels beside its reference, inside the window, and following both. */
export const beside = (gap: number) => ({
  whileElementsMounted: autoUpdate,
  middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8 })],
});
