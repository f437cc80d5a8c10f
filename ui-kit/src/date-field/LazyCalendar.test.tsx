import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';
import { LazyCalendar } from './LazyCalendar';

// Loading the calendar chunk fails while the network is down.
const network = vi.hoisted(() => ({ down: true }));
vi.mock('./Calendar', () => ({
  get Calendar() {
    if (network.down) throw new Error('Failed to fetch');
    return () => <table role="grid" aria-label="April 2026" />;
  },
}));

it('shows an error if the calendar fails to load, and retries', async () => {
  render(<LazyCalendar value="2026-04-20" onChoose={() => {}} fallbackText="Type the date instead." />);
  const failed = 'The calendar could not be loaded. Type the date instead.';
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  network.down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
