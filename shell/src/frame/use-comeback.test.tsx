import type { PortalProps } from '@erm/portal-sdk';
import { sampleRelease } from '@erm/portal-sdk/testing/registry';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortalFailure } from '../portals/portal-failure';
import { engineerPortal, managerPortal } from '../testing/fixtures';
import { openManager } from '../testing/open-manager';
import { PlainPortal } from '../testing/render-shell';
import type { LoadPortal } from '../portals/portal-loads';
import '../portals/await-release';
import '../portals/read-registry';

const broken = managerPortal.release.version;
const repaired = '0.1.0-bbbbbbbb';
const withRepaired = {
  ...managerPortal,
  release: sampleRelease('manager', repaired, { label: 'Manager Portal', nav: managerPortal.release.nav }),
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The longest waits.
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => vi.useRealTimers());

const Broken = () => {
  throw new Error('rows is not iterable');
};

/** The broken release crashes while it is rendered, and every other one works. */
const crashes: LoadPortal = ({ version }) =>
  Promise.resolve({ Portal: version === broken ? Broken : PlainPortal });

const isUnavailable = () => screen.findByRole('heading', { name: 'The Manager Portal is not available' });
const isOpen = () => screen.findByText('Opened by Helena Fischer');
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const looks = () =>
  vi.mocked(window.fetch).mock.calls.filter(([input, init]) => {
    return input === '/portals.json' && init?.cache === 'no-cache';
  }).length;

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a portal that crashed', () => {
  it('comes back by itself in another version, says so, and leaves the focus', async () => {
    const { publish, loaded } = await openManager(crashes);
    await isUnavailable();
    const link = screen.getByRole('link', { name: 'Engineers' });
    act(() => link.focus());
    publish(withRepaired, engineerPortal);
    await pass(15);
    expect(await isOpen()).toBeVisible();
    expect(loaded()).toEqual([broken, repaired]);
    // One for the screen, one for screen readers.
    expect(await screen.findAllByText('The Manager Portal is back')).not.toEqual([]);
    expect(link).toHaveFocus();
  });

  it('gives the focus to the page when the button that had it is gone', async () => {
    const { publish } = await openManager(crashes);
    await isUnavailable();
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    publish(withRepaired, engineerPortal);
    await pass(15);
    await isOpen();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('looks less and less often while nothing else is published, and does not load the same version again', async () => {
    const { loaded } = await openManager(crashes);
    await isUnavailable();
    const times = [Date.now()];
    while (times.length <= 7) {
      const before = looks();
      await pass(1);
      if (looks() > before) times.push(Date.now());
    }
    // To five seconds, because the clock goes on while the test runs.
    const waits = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 5000) * 5);
    expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300]);
    expect(loaded()).toEqual([broken]);
  });

  it('does not look while the tab is hidden, and looks at once when it is shown', async () => {
    const { publish } = await openManager(crashes);
    await isUnavailable();
    setHidden(true);
    publish(withRepaired, engineerPortal);
    await pass(600);
    expect(looks()).toBe(0);
    act(() => setHidden(false));
    expect(await isOpen()).toBeVisible();
  });

  it('looks at once when the browser is online again', async () => {
    const { publish } = await openManager(crashes);
    await isUnavailable();
    await pass(16);
    publish(withRepaired, engineerPortal);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await isOpen()).toBeVisible();
  });

  it('is looked for no longer once the user has left it', async () => {
    const { user } = await openManager(crashes);
    await isUnavailable();
    await user.click(screen.getByRole('link', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByText(/not available/)).not.toBeInTheDocument());
    await pass(600);
    expect(looks()).toBe(0);
  });

  it('comes back to those who had it as a canary that was taken back', async () => {
    const canary = { percent: 99.999, release: managerPortal.release };
    const { publish, loaded } = await openManager(crashes, { page: { ...withRepaired, canary } });
    await isUnavailable();
    publish(withRepaired, engineerPortal);
    await pass(15);
    expect(await isOpen()).toBeVisible();
    expect(loaded()).toEqual([broken, repaired]);
  });

  it('is not said to be back when the other version crashes too', async () => {
    const { publish, loaded } = await openManager(() => Promise.resolve({ Portal: Broken }));
    await isUnavailable();
    publish(withRepaired, engineerPortal);
    await pass(15);
    await waitFor(() => expect(loaded()).toEqual([broken, repaired]));
    await pass(60);
    expect(await isUnavailable()).toBeVisible();
    expect(screen.queryByText('The Manager Portal is back')).not.toBeInTheDocument();
    expect(loaded()).toEqual([broken, repaired]);
  });
});

it('loads a portal that does not fit the shell by itself in another version', async () => {
  const { publish } = await openManager((record, attempt) =>
    record.version === broken
      ? Promise.reject(new PortalFailure('incompatible', 'It was built for another shell'))
      : crashes(record, attempt),
  );
  await isUnavailable();
  publish(withRepaired, engineerPortal);
  await pass(15);
  expect(await isOpen()).toBeVisible();
});

/** A portal that waits for another release of it, as it does where one of its pages has stopped. */
function Waiting({ host }: PortalProps) {
  const [load, setLoad] = useState<() => void>();
  useEffect(() => host.awaitRelease?.((published) => setLoad(() => published)), [host]);
  return load ? <button onClick={load}>Load it</button> : <input aria-label="Notes" />;
}

describe('a portal of which only a page stopped', () => {
  it('is told of another version, and keeps running until it asks for that', async () => {
    const { publish, loaded, user } = await openManager(({ version }) =>
      Promise.resolve({ Portal: version === broken ? Waiting : PlainPortal }),
    );
    await screen.findByLabelText('Notes');
    publish(withRepaired, engineerPortal);
    await pass(15);
    const button = await screen.findByRole('button', { name: 'Load it' });
    await pass(600);
    expect(loaded()).toEqual([broken]);
    expect(screen.getByText(`Manager Portal ${broken}`)).toBeInTheDocument();
    await user.click(button);
    expect(await isOpen()).toBeVisible();
    expect(loaded()).toEqual([broken, repaired]);
    expect(screen.getByText(`Manager Portal ${repaired}`)).toBeInTheDocument();
  });
});
