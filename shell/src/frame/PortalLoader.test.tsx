import { expectAccessible } from '@erm/ui-kit/testing';
import { sampleRelease } from '@erm/portal-sdk/testing/registry';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { engineerPortal, managerPortal, publishedText, sampleUser } from '../testing/fixtures';
import { openManager } from '../testing/open-manager';
import { PlainPortal } from '../testing/render-shell';
import { PortalFailure } from '../portals/portal-failure';
import type { LoadPortal } from '../portals/portal-loads';
import type { PortalRecord } from '../portals/portal-record';

const newer = { ...managerPortal, release: sampleRelease('manager', '0.1.0-bbbbbbbb') };
const elsewhere = {
  ...managerPortal,
  release: sampleRelease('manager', '6.6.6', { entry: 'https://evil.test/remoteEntry.js' }),
};

const unavailable = () => screen.findByRole('heading', { name: 'The Manager Portal is not available' });
const retry = () => screen.getByRole('button', { name: 'Try again' });
const opened = () => screen.findByText('Opened by Helena Fischer');

const failsOnce =
  (error: Error): LoadPortal =>
  (_, attempt) =>
    attempt === 1 ? Promise.reject(error) : Promise.resolve({ Portal: PlainPortal });

describe('a portal that cannot be loaded', () => {
  it('keeps the frame usable, explains the problem, and shows details on demand', async () => {
    const { user } = await openManager(failsOnce(new PortalFailure('load', 'No response within 5 seconds')));
    expect(await unavailable()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'It could not be loaded. You are still signed in, and nothing you saved is lost.',
    );
    expect(screen.getByRole('link', { name: 'Engineers' })).toBeVisible();
    expect(screen.getByText('Cause')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getByText('Portal').nextElementSibling).toHaveTextContent('Manager Portal 0.1.0-aaaaaaaa');
    expect(screen.getByText('No response within 5 seconds')).toBeVisible();
    expect(screen.getByText(/^1, last at \d\d:\d\d:\d\d$/)).toBeVisible();
    await expectAccessible();
  });

  it('is reloaded by Try again in the newly published version', async () => {
    const { user, loader } = await openManager(failsOnce(new Error('gone')), {
      published: publishedText(newer, engineerPortal),
    });
    await unavailable();
    await user.click(retry());
    expect(await opened()).toBeVisible();
    expect(window.fetch).toHaveBeenCalledWith('/portals.json', { cache: 'reload' });
    const attempts = loader.mock.calls.map(([record, attempt]: [PortalRecord, number]) => [
      record.version,
      attempt,
    ]);
    expect(attempts).toEqual([
      [managerPortal.release.version, 1],
      [newer.release.version, 2],
    ]);
  });

  it.each([
    ['fails', new Response('', { status: 500 })],
    ['is malformed', new Response('{"portals": [{"name": "manager"}]}')],
    ['leads to another origin', new Response(publishedText(elsewhere))],
  ])('is retried in the known version when the registry %s', async (_, response) => {
    const { user, loader } = await openManager(failsOnce(new Error('gone')));
    await unavailable();
    vi.mocked(window.fetch).mockResolvedValue(response);
    await user.click(retry());
    expect(await opened()).toBeVisible();
    expect(loader.mock.calls[1]?.[0].version).toBe(managerPortal.release.version);
  });

  it('is retried in the known version when the registry does not answer', async () => {
    const { loader } = await openManager(failsOnce(new Error('gone')));
    await unavailable();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      vi.mocked(window.fetch).mockReturnValue(new Promise(() => {}));
      act(() => retry().click());
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(await opened()).toBeVisible();
      expect(loader).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is retried automatically after a countdown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { loader } = await openManager(failsOnce(new Error('gone')));
      await unavailable();
      for (let second = 0; second < 5; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(await opened()).toBeVisible();
      expect(loader).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows a code that the console has too', async () => {
    await openManager(() => Promise.reject(new Error('gone')));
    const code = /LOAD-[0-9A-F]{6}/.exec((await screen.findByText(/^Error code/)).textContent)?.[0];
    expect(code).toBeDefined();
    expect(vi.mocked(console.error).mock.calls.flat().join()).toContain(`failed with ${code}`);
  });

  it('is not retried automatically when it is incompatible', async () => {
    await openManager(failsOnce(new PortalFailure('incompatible', 'It was built for another shell')));
    await unavailable();
    expect(screen.queryByText(/Trying again/)).not.toBeInTheDocument();
    expect(retry()).toBeEnabled();
  });

  it('does not affect the other portal', async () => {
    const { session } = await openManager((record) =>
      record.name === 'manager'
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ Portal: PlainPortal }),
    );
    await unavailable();
    act(() => session.begin('t', sampleUser('engineer')));
    await screen.findByRole('heading', { name: 'Access Denied' });
    act(() => screen.getByRole('button', { name: 'Go to Dashboard' }).click());
    expect(await screen.findByText('Opened by Jonas Weber')).toBeVisible();
  });
});

describe('a portal that crashes', () => {
  it('is replaced by an explanation and can be reopened', async () => {
    const broken = () => {
      throw new Error('rows is not iterable');
    };
    const { user } = await openManager((_, attempt) =>
      Promise.resolve({ Portal: attempt === 1 ? broken : PlainPortal }),
    );
    await unavailable();
    expect(screen.getByRole('alert')).toHaveTextContent('It stopped working.');
    expect(screen.queryByText(/Trying again/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    expect(screen.getByText('rows is not iterable')).toBeVisible();
    await user.click(retry());
    expect(await opened()).toBeVisible();
  });
});
