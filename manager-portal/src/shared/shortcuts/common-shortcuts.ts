import type { Shortcuts } from './ShortcutsDialog';

/**
 * The keys that move what is taken.
 * @param across the keys that move it to other rows, if there are any
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
