/** Marks dialogs and popovers that the address holds open. */
export const IN_ADDRESS = 'data-in-address';

const OPEN = '[data-floating-ui-portal] :is([role="dialog"], [role="alertdialog"], [role="menu"])';

/** The uppermost open dialog, popover, or menu, which Escape closes or asks; null if there is none, or the address holds it open. */
export function openOverlay(): HTMLElement | null {
  const overlay = [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1);
  return overlay && !overlay.hasAttribute(IN_ADDRESS) ? overlay : null;
}
