import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expect-accessible';

let isDown = true;

// Modules are shared with the other files of this worker, which have loaded the calendar or will.
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./Calendar', () => ({
    get Calendar() {
      if (isDown) throw new Error('Failed to fetch');
      return () => <table role="grid" aria-label="April 2026" />;
    },
  }));
});
afterAll(() => {
  vi.doUnmock('./Calendar');
  vi.resetModules();
});

it('shows an error if the calendar fails to load, and retries', async () => {
  const { LazyCalendar } = await import('./LazyCalendar');
  render(<LazyCalendar value="2026-04-20" onChoose={() => {}} fallbackText="Type the date instead." />);
  const failed = 'The calendar could not be loaded. Type the date instead.';
  expect(await screen.findByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
