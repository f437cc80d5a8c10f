import { expectAccessible } from '@erm/ui-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToolButton } from './ToolButton';

const icon = <svg aria-hidden="true" />;
const narrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches,
    addEventListener() {},
    removeEventListener() {},
  } as unknown as MediaQueryList);

afterEach(() => void vi.restoreAllMocks());

it('shows its label where there is room', () => {
  narrow(false);
  render(<ToolButton icon={icon} label="Filter (2)" short={2} />);
  expect(screen.getByRole('button', { name: 'Filter (2)' })).toHaveTextContent('Filter (2)');
});

it('keeps its name where only the icon has room, and says it when it gets the focus', async () => {
  narrow(true);
  render(<ToolButton icon={icon} label="Filter (2)" short={2} />);
  const button = screen.getByRole('button', { name: 'Filter (2)' });
  expect(button).toHaveTextContent(/^2$/);
  act(() => button.focus());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Filter (2)');
  await expectAccessible();
});
