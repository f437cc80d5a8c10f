const fields =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]';

/** Where focus goes when a dialog opens: its first field, else the first button of its footer, else itself. */
export function firstFocus(panel: HTMLElement): HTMLElement {
  return (
    panel.querySelector<HTMLElement>(fields) ??
    panel.querySelector<HTMLElement>('[data-dialog-footer] button:not(:disabled)') ??
    panel
  );
}
