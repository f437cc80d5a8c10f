import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '@erm/planning/testing';
import { renderPortal } from '../test-support/render-portal';

const bars = () => screen.findAllByRole('gridcell', { name: /^(Atlas Billing|Data Residency EU)/ });

beforeEach(() => layOut());

describe.each([
  ['schedule', 'assignments?view=schedule'],
  ['roadmap', 'projects?view=roadmap'],
])('Back on the %s', (_name, page) => {
  const show = async () => {
    const view = renderPortal(`/manager/${page}`);
    const open = async (index: number) => {
      await view.user.click((await bars())[index]!);
      return screen.findByRole('dialog');
    };
    const close = async (details: HTMLElement) => {
      await view.user.keyboard('{Escape}');
      await waitFor(() => expect(details).not.toBeInTheDocument());
    };
    await bars();
    return { ...view, open, close };
  };

  it('closes details that were opened', async () => {
    const { open, address } = await show();
    const details = await open(0);
    window.history.back();
    await waitFor(() => expect(details).not.toBeInTheDocument());
    expect(address()).toBe(`/manager/${page}`);
  });

  it('does not walk through details that were closed, however many', async () => {
    const { open, close } = await show();
    let details = await open(0);
    const entries = window.history.length;
    for (const index of [1, 0, 1]) {
      await close(details);
      details = await open(index);
    }
    expect(window.history.length).toBe(entries);
    window.history.back();
    await waitFor(() => expect(details).not.toBeInTheDocument());
  });

  it('keeps what was filtered since details were closed', async () => {
    const { user, open, close, address } = await show();
    await close(await open(0));
    await user.type(screen.getByRole('searchbox'), 'a');
    await waitFor(() => expect(address()).toContain('q=a'));
    const details = await open(0);
    window.history.back();
    await waitFor(() => expect(details).not.toBeInTheDocument());
    expect(address()).toBe(`/manager/${page}&q=a`);
  });
});

it('leads the focus into the history beside the schedule, also when that shows something else', async () => {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...media,
    matches: query.includes('min-width: 1280px'),
  }));
  const { user } = renderPortal('/manager/assignments?view=schedule');
  for (const bar of (await bars()).slice(0, 2)) {
    bar.focus();
    await user.keyboard('h');
    const column = await screen.findByRole('region', { name: 'History' });
    await waitFor(() => expect(column).toHaveFocus());
  }
  await user.keyboard('{Escape}');
  const [, second] = await bars();
  await waitFor(() => expect(second).toHaveFocus());
});
