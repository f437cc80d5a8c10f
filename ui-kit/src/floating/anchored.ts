import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';

/**
 * Positions a floating element `gap` px from its reference, keeps it inside the window, and tracks movement of both.
 * @param mayCover whether it covers its reference rather than leave the window if there is no room beside it
 */
export const anchored = (gap: number, mayCover = false) => ({
  whileElementsMounted: autoUpdate,
  middleware: [offset(gap), flip({ padding: 8 }), shift({ padding: 8, crossAxis: mayCover })],
});

/** Less room would show next to nothing. */
const LEAST_ROOM_PX = 240;

/** The same beside its reference, with the room there in `--room`, which it must not exceed. Covers only where there is next to none. */
export const besideAlways = (gap: number) => ({
  whileElementsMounted: autoUpdate,
  middleware: [
    offset(gap),
    flip({ padding: 8 }),
    size({
      padding: 8,
      apply({ availableHeight, elements }) {
        const room = Math.max(LEAST_ROOM_PX, Math.floor(availableHeight));
        elements.floating.style.setProperty('--room', `${room}px`);
      },
    }),
    shift({ padding: 8, crossAxis: true }),
  ],
});
