import { autoUpdate, flip, offset, shift, size } from '@floating-ui/react';

const padding = 8;

/** With less room beside it, next to nothing would be shown. */
const LEAST_ROOM_PX = 240;

/**
 * Positions a floating element `gap` px from its reference, keeps it inside the window, and tracks movement of both.
 * @param covers whether it may cover its reference if there is no room beside it. If false, its height must not exceed
 * `--room`, the available height. By default, it may leave the window.
 */
export const anchored = (gap: number, covers?: boolean) => ({
  whileElementsMounted: autoUpdate,
  middleware: [
    offset(gap),
    flip({ padding }),
    covers === false &&
      size({
        padding,
        apply({ availableHeight, elements }) {
          elements.floating.style.setProperty('--room', `${Math.max(LEAST_ROOM_PX, availableHeight)}px`);
        },
      }),
    shift({ padding, crossAxis: covers !== undefined }),
  ],
});
