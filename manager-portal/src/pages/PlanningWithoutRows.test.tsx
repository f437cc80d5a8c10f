import { failure, type MemoryApi } from '@erm/portal-kit/testing';
import { expectAccessible } from '@erm/ui-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { memoryApi, renderPortal } from '../test-support/render-portal';
import { turnable } from '../test-support/turnable';

const VIEWS = [
  ['schedule by engineer', 'assignments?view=schedule', '/api/schedule?'],
  ['schedule by project', 'assignments?view=schedule&group=project', '/api/schedule/projects?'],
  ['roadmap', 'projects?view=roadmap', '/api/roadmap?'],
  ['availability', 'engineers?view=availability', '/api/availability?'],
] as const;

/** How many pages a phone reads at once, at most. Failing as often leaves nothing to show. */
const PAGES = 4;

function failing(path: string, times: number): MemoryApi {
  const memory = memoryApi();
  for (let time = 0; time < times; time += 1) {
    memory.stubNext('GET', path, failure('FORBIDDEN', 'Not today'));
  }
  return memory;
}

beforeEach(() => layOut());
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['', false, VIEWS],
  // There, every project of the roadmap has a scale of its own.
  [' on a phone', true, VIEWS.filter(([name]) => name !== 'roadmap')],
])('a view over time without rows%s', (_where, isPhone, turning) => {
  beforeEach(() => {
    turnable(isPhone);
  });

  it.each(VIEWS)('tries again after a failure: %s', async (name, page, path) => {
    const { user } = renderPortal(`/manager/${page}`, failing(path, PAGES));
    const title = await screen.findByText(`Failed to load the ${name.split(' ')[0]}`);
    expect(screen.queryAllByRole('button', { name: 'Today' })).toHaveLength(
      turning.some(([view]) => view === name) ? 1 : 0,
    );
    expect(screen.queryByText(/^Loading /)).not.toBeInTheDocument();
    await expectAccessible();
    const tryAgain = () => screen.queryByRole('button', { name: 'Try again' });
    await waitFor(async () => {
      await user.click(tryAgain() ?? title);
      expect(tryAgain()).not.toBeInTheDocument();
    });
    expect(await screen.findAllByText(/Noor Haddad|Atlas Billing/)).not.toHaveLength(0);
  });

  it.each(turning)('keeps the focus where it turns to other days: %s', async (_name, page) => {
    const { user, address } = renderPortal(`/manager/${page}&q=zz&from=2026-03-09`);
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    // Browsers do so by themselves.
    for (const scroller of document.querySelectorAll('[data-scroller]')) fireEvent.scroll(scroller);
    await waitFor(() => expect(address()).not.toContain('from=2026-03-09'));
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Later' })).toHaveFocus();
  });
});

it.each(VIEWS)('announces that a search leaves no rows: %s', async (_name, page) => {
  const { user } = renderPortal(`/manager/${page}`);
  const count = (await screen.findByText(/^\d (engineers|projects)\b/)).closest('[role=status]');
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText('No results found.')).toBeVisible();
  // Where it was: what appears with its text is not announced.
  expect(count).toBeVisible();
  expect(count).toHaveTextContent(/^0 (engineers|projects)/);
});

describe('a phone on which only some of the cards could be loaded', () => {
  it.each(VIEWS.slice(0, 1))('says so and tries again: %s', async (_name, page, path) => {
    turnable(true);
    const { user } = renderPortal(`/manager/${page}`, failing(path, 1));
    expect(await screen.findByText('Some of this could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Noor Haddad')).toBeVisible();
    expect(screen.queryByText('Some of this could not be loaded.')).not.toBeInTheDocument();
  });
});
