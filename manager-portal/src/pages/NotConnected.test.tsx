import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';
import { writesOf } from '../test-support/writes-of';

const tell = (event: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(event)));
const refusal = 'Not connected. Nothing can be changed until the connection is back.';

beforeEach(() => layOut());
afterEach(() => tell('online'));

it('refuses to move and to change assignments while there is no connection', async () => {
  const { user, host } = renderPortal('/manager/assignments?view=schedule');
  const bar = await screen.findByRole('gridcell', { name: /^Atlas Billing, 70 percent/ });
  tell('offline');
  expect(screen.getByText(/^What you see is from/, { exact: false })).toBeVisible();
  bar.focus();
  await user.keyboard(' {ArrowRight}{Enter}');
  expect(screen.getByText(refusal)).toBeInTheDocument();
  expect(screen.queryByText(/^(Taken|Moved)/)).not.toBeInTheDocument();
  bar.focus();
  await user.keyboard('-');
  expect(bar).toHaveAccessibleName(/70 percent/);
  expect(writesOf({ host })).toEqual([]);
  tell('online');
  bar.focus();
  await user.keyboard(' ');
  expect(await screen.findByText(/^Taken: Atlas Billing/)).toBeInTheDocument();
});

it('refuses to drop what was taken before', async () => {
  const { user, host } = renderPortal('/manager/assignments?view=schedule');
  const bar = await screen.findByRole('gridcell', { name: /^Atlas Billing, 70 percent/ });
  bar.focus();
  await user.keyboard(' {ArrowRight}');
  tell('offline');
  await user.keyboard('{Enter}');
  expect(screen.getByText('Put back.')).toBeInTheDocument();
  expect(screen.getByText(refusal)).toBeInTheDocument();
  expect(writesOf({ host })).toEqual([]);
});

it('refuses to move projects on the roadmap', async () => {
  const { user } = renderPortal('/manager/projects?view=roadmap');
  const bar = await screen.findByRole('gridcell', { name: /Atlas Billing/ });
  tell('offline');
  bar.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(screen.getByText(refusal)).toBeInTheDocument());
});

it('is said above the availability, too', async () => {
  renderPortal('/manager/engineers?view=availability');
  await screen.findByRole('grid', { name: 'Availability by engineer' });
  tell('offline');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
