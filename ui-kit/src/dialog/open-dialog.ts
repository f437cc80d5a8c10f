/** Marks dialogs that the address holds open. */
export const IN_ADDRESS = 'data-in-address';

/** The uppermost open dialog, which Escape closes or asks; null if there is none, or the address holds it open. */
export function openDialog(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"]')].at(-1);
  return dialog && !dialog.hasAttribute(IN_ADDRESS) ? dialog : null;
}
