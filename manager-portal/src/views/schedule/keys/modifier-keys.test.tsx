import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { movedText } from '../change/texts';
import { DragKeys } from '../picks/DragKeys';
import { ScheduleShortcuts } from './ScheduleShortcuts';

it.each([
  ['Windows NT 10.0; Win64; x64', 'Ctrl', 'Undo with Control Z.'],
  ['Macintosh; Intel Mac OS X 10_15_7', '⌘', 'Undo with Command Z.'],
])('the keys are those of the system (%s)', (system, key, undo) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
  const { unmount } = render(<DragKeys drag="move" />);
  expect(screen.getByText(key)).toBeInTheDocument();
  unmount();
  render(<ScheduleShortcuts group="engineer" onClose={() => {}} />);
  const keysOf = (what: string) => screen.getByText(what).nextSibling;
  expect(keysOf('Undo')).toHaveTextContent(`${key}Z`);
  expect(keysOf('Redo')).toHaveTextContent(`${key}ShiftZ`);
  // Macs search with ⌘ and the space bar.
  expect(keysOf('Select or deselect')).toHaveTextContent('CtrlSpace');
  expect(movedText('Moved: Atlas Billing')).toBe(`Moved: Atlas Billing. ${undo}`);
});
