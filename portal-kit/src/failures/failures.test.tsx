import { createLoadable } from '@erm/ui-kit/core';
import { expectAccessible } from '@erm/ui-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal } from '../app/create-portal';
import { LazyView } from '../loading/LazyView';
import { createMemoryApi } from '../testing/memory-api';
import { sampleManager } from '../testing/memory-records';
import { renderPortal } from '../testing/render-portal';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Opens a page of a portal that has another one, inside the boundary that the shell puts around portals. */
function open(Page: ComponentType, address = '/manager/reports') {
  const Pages = createPortal({ reports: Page, other: () => <h1>Another page</h1> });
  const Portal: typeof Pages = (props) => (
    <>
      <Link to="/manager/other">Other</Link>
      <Link to="/manager/reports?view=table">Table</Link>
      <main tabIndex={-1}>
        <ErrorBoundary fallbackRender={({ error }) => <p>The portal stopped: {String(error)}</p>}>
          <Pages {...props} />
        </ErrorBoundary>
      </main>
    </>
  );
  const { api } = createMemoryApi(sampleManager);
  return renderPortal(address, { Portal, manifest: { prefix: '/manager' }, user: sampleManager, api });
}

/** A page that throws as long as it is broken, at once or when a button is pressed. */
function breakable() {
  const state = { broken: true };
  const Reports = () => {
    if (state.broken) throw new Error('rows is not iterable');
    return <h1>Reports</h1>;
  };
  const OnPress = () => {
    const [pressed, press] = useState(false);
    return pressed ? <Reports /> : <button onClick={() => press(true)}>Show</button>;
  };
  return { state, Reports, OnPress };
}

const stopped = () => screen.findByRole('heading', { name: 'This page stopped working', level: 1 });
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

describe('a page that throws while it is shown', () => {
  it('says so where the focus is, with a code to quote, and tells the shell once', async () => {
    const { host } = open(breakable().Reports);
    expect(await stopped()).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('Nothing you saved is lost.');
    expect(alert).toHaveTextContent('Error code CRASH-000001');
    expect(alert).not.toHaveTextContent('connection');
    expect(host.failures).toEqual([{ kind: 'crash', error: new Error('rows is not iterable') }]);
    await expectAccessible();
  });

  it('leaves the other pages usable, and is shown anew by whoever comes back', async () => {
    const { state, Reports } = breakable();
    const { user } = open(Reports);
    await stopped();
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
    state.broken = false;
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  });

  it('is shown anew in another view', async () => {
    const { state, Reports } = breakable();
    const { user } = open(Reports);
    await stopped();
    state.broken = false;
    await user.click(screen.getByRole('link', { name: 'Table' }));
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
  });

  it('works again after Try again, with the focus in the page', async () => {
    const { state, OnPress } = breakable();
    const { user } = open(OnPress);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await stopped();
    state.broken = false;
    await user.click(tryAgain());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('heading', { name: 'Reports' })).toBeVisible();
  });

  it('takes the portal with it when it stops after Try again', async () => {
    const { OnPress } = breakable();
    const { user, host } = open(OnPress);
    const show = () => user.click(screen.getByRole('button', { name: 'Show' }));
    await show();
    await stopped();
    await user.click(tryAgain());
    expect(screen.queryByText(/^The portal stopped/)).not.toBeInTheDocument();
    await show();
    expect(await screen.findByText('The portal stopped: Error: rows is not iterable')).toBeVisible();
    expect(host.failures).toHaveLength(1);
  });

  it('may stop once more after another page was open', async () => {
    const { OnPress } = breakable();
    const { user } = open(OnPress);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await stopped();
    await user.click(tryAgain());
    await user.click(screen.getByRole('link', { name: 'Other' }));
    act(() => window.history.back());
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await stopped()).toBeVisible();
  });
});

describe('another version of a portal of which a page stopped', () => {
  /** Opens a page that stops when its button is pressed, in a shell that can look for another version. */
  async function stop() {
    const { state, OnPress } = breakable();
    const { user, host } = open(OnPress);
    const looking = vi.fn<NonNullable<typeof host.awaitRelease>>();
    const endLooking = vi.fn<() => void>();
    host.awaitRelease = looking.mockReturnValue(endLooking);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await stopped();
    const load = vi.fn();
    return { state, user, endLooking, load, publish: () => act(() => looking.mock.lastCall?.[0](load)) };
  }

  it('is offered politely, beside Try again, and loaded on request only', async () => {
    const { user, load, publish } = await stop();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    publish();
    expect(screen.getByRole('status')).toHaveTextContent('Another version is available');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(tryAgain()).toBeVisible();
    await expectAccessible();
    expect(load).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Load it' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('is looked for no longer once the page works again', async () => {
    const { state, user, endLooking } = await stop();
    expect(endLooking).not.toHaveBeenCalled();
    state.broken = false;
    await user.click(tryAgain());
    expect(endLooking).toHaveBeenCalledOnce();
  });
});

describe('a part that cannot be loaded', () => {
  it('says so with a code that stays while it is tried again, and tells the shell once', async () => {
    let broken = true;
    const load = vi.fn(() =>
      broken ? Promise.reject(new Error('gone')) : Promise.resolve(() => <p>The table</p>),
    );
    const table = createLoadable<ComponentType>(load);
    const { user, host } = open(() => <LazyView part={table} />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This view could not be loadedNothing you saved is lost.');
    expect(alert).toHaveTextContent('Error code LOAD-000001');
    await user.click(tryAgain());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(screen.getByRole('alert')).toHaveTextContent('Error code LOAD-000001');
    broken = false;
    await user.click(tryAgain());
    expect(await screen.findByText('The table')).toBeVisible();
    expect(host.failures).toEqual([{ kind: 'load', error: new Error('gone') }]);
  });
});
