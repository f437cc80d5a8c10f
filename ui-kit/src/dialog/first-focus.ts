const fields =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]';

/**
 * Returns the element to focus when a dialog opens: its first field, else the first footer button, else the panel.
 */
export function firstFocus(panel: HTMLElement): HTMLElement {
  return (
    panel.querySelector<HTMLElement>(fields) ??
    panel.querySelector<HTMLElement>('[data-dialog-footer] button:not(:disabled)') ??
    panel
  );
}
