import type { Shortcuts } from './ShortcutsDialog';

/**
 * Shortcuts for moving a held item.
 * @param across keys that move it to other rows, if it can
 */
export function whileMoving(across: Shortcuts['items'] = []): Shortcuts {
  return {
    title: 'While moving',
    items: [
      { what: 'A day, a week', keys: ['←', '→', 'Shift →'] },
      ...across,
      { what: 'All of it, start, end', keys: ['Tab'] },
      { what: 'Put down', keys: ['Space', 'Enter'] },
      { what: 'Put back', keys: ['Esc'] },
    ],
  };
}

export const UNDO_AND_REDO: Shortcuts = {
  title: 'Undo and redo',
  items: [
    { what: 'Undo', keys: ['Ctrl Z'] },
    { what: 'Redo', keys: ['Ctrl Shift Z'] },
  ],
};
