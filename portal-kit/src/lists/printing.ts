/** As many rows as are put on paper; more would take minutes. The page says of how many. */
export const MAX_PRINTED_ROWS = 2000;

/** Ctrl+P, or ⌘P. */
export const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p';
