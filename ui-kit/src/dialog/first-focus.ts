const fields =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled), [role=combobox]';

/**
 * Returns the element to focus when a dialog opens: its first empty field, else its first field, else the first footer
 * button, else the panel.
 */
export function firstFocus(panel: HTMLElement): HTMLElement {
  const all = [...panel.querySelectorAll<HTMLElement>(fields)];
  return (
    all.find(isEmpty) ??
    all[0] ??
    panel.querySelector<HTMLElement>('[data-dialog-footer] button:not(:disabled)') ??
    panel
  );
}

function isEmpty(field: HTMLElement): boolean {
  return 'value' in field && field.value === '' && field.tagName !== 'BUTTON';
}
