import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '../test-support/lay-out';
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
