import { memoryId } from '@erm/portal-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { shortcuts } from '../views/schedule/keys/ScheduleShortcuts';
import { layOut } from '@erm/planning/testing';
import '../test-support/changes-loaded';
import { renderPortal } from '../test-support/render-portal';

/** What browsers call the keys that the help names otherwise. */
const NAMES: Record<string, string> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '−': '-',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
  Del: 'Delete',
  Esc: 'Escape',
  Space: ' ',
};
/** What keyboards of the United States type with Shift. */
const SHIFTED: Record<string, string> = { '[': '{', ']': '}' };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OTHERS = ['Enter', 'Delete', 'Backspace', 'Insert', 'F2', 'F3', 'Home', 'End', 'PageUp', 'PageDown'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const PLAIN = [...LETTERS, ...'01234 ,.-/[]{}+*?', ...OTHERS, ...ARROWS];
const MODIFIED = ['Ctrl  ', 'Ctrl Home', 'Ctrl End', 'Shift PageUp', 'Shift PageDown', 'Shift o'];
/** Those that close or leave what they were pressed in. */
const LAST = ['ArrowLeft', '*', 'Enter', 'g'];

const LISTED_ELSEWHERE = ['While moving', 'Undo and redo'];
/** Browsers open menus by themselves. */
const OF_BROWSERS = 'Shift F10';

/** The keys that the help lists for free use, as browsers call them. */
function listed(group: 'engineer' | 'project'): string[] {
  const items = shortcuts(group)
    .filter(({ title }) => !LISTED_ELSEWHERE.includes(title))
    .flatMap((section) => section.items);
  const names = items.flatMap(({ keys }) => keys).filter((key) => key !== OF_BROWSERS);
  return [...new Set(names)].map((name) => {
    const [key = '', modifier] = name.split(' ').reverse();
    if (modifier === 'Shift' && SHIFTED[key]) return SHIFTED[key];
    const plain = NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : key);
    return modifier ? `${modifier} ${plain}` : plain;
  });
}

function works(cell: Element, name: string): boolean {
  fireEvent.focus(cell);
  const [key = '', modifier] = name === ' ' ? [' '] : name.split(/ (?=.)/).reverse();
  const event = { key, shiftKey: modifier === 'Shift', ctrlKey: modifier === 'Ctrl' };
  const isHandled = !fireEvent.keyDown(cell, event);
  // What was taken is put back, so that the next key is free again.
  if (key === ' ' && !modifier) fireEvent.keyDown(cell, { key: 'Escape' });
  return isHandled;
}

beforeEach(() => layOut());

const bar = () => document.querySelector(`[data-cell="${memoryId(21)}"]`);
const head = () => document.querySelector('[role=rowheader]');

it.each(['engineer', 'project'] as const)(
  'the help lists exactly the keys that work, by %s',
  async (group) => {
    const handled: string[] = [];
    const free = PLAIN.filter((key) => !LAST.includes(key));
    for (const keys of [[...free, ...MODIFIED, 'Escape'], ...LAST.map((key) => [key])]) {
      sessionStorage.setItem('schedule-open-projects', JSON.stringify({ all: true, except: [] }));
      const { unmount } = renderPortal(`/manager/assignments?view=schedule&group=${group}`);
      await waitFor(() => expect(bar()).toBeInTheDocument());
      for (const key of keys) {
        await waitFor(() => expect(head()).toBeInTheDocument());
        // Found one after the other, because a key may replace what has been drawn.
        const areHandled = [bar, head].map((find) => {
          const cell = find();
          return cell !== null && works(cell, key);
        });
        if (areHandled.includes(true)) handled.push(key);
      }
      unmount();
    }
    expect(handled.sort()).toEqual(listed(group).sort());
  },
);
