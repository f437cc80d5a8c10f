import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const items = (onSelect: (label: string) => void) =>
  ['Edit', 'Archive', 'View Team', 'Export'].map((label) => ({
    label,
    onSelect: () => onSelect(label),
    disabled: label === 'Archive',
  }));

/** Renders a menu whose list takes until `arrive` to load. */
async function renderLoading() {
  let arrive = () => {};
  let fail = () => {};
  vi.doMock('./MenuList', async (original) => {
    await new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new Error('Failed to fetch'));
    });
    return await original();
  });
  const { Menu } = await import('.');
  const select = vi.fn();
  render(<Menu label="Actions" items={items(select)} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  return {
    button,
    select,
    arrive: () => arrive(),
    fail: () => fail(),
    user: userEvent.setup({ delay: null }),
  };
}

describe('a menu whose list is not loaded yet', () => {
  beforeEach(() => vi.resetModules());
  // Modules are shared with the other files of this worker.
  afterAll(() => {
    vi.doUnmock('./MenuList');
    vi.resetModules();
  });

  it('opens once it is loaded, and follows the keys pressed meanwhile', async () => {
    const { button, select, arrive, user } = await renderLoading();
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    arrive();
    await vi.waitFor(() => expect(select.mock.calls).toEqual([['Export']]), 10_000);
    await vi.waitFor(() => expect(button).toHaveFocus(), 10_000);
  });

  it.each([
    ['{ArrowDown}', 'Edit'],
    ['{ArrowUp}', 'Export'],
    ['{ArrowDown}{ArrowUp}', 'Export'],
    ['{End}{ArrowDown}', 'Edit'],
    ['{End}{ArrowUp}{Home}', 'Edit'],
    ['{Enter}v', 'View Team'],
    ['a{ArrowUp}{ArrowUp}', 'View Team'],
    ['ee', 'Export'],
    ['ex', 'Export'],
    ['xv', 'View Team'],
  ])('chooses by %s what an open list would', async (keys, chosen) => {
    const { button, select, arrive, user } = await renderLoading();
    await user.click(button);
    await user.keyboard(`${keys}{Enter}`);
    arrive();
    await vi.waitFor(() => expect(select.mock.calls).toEqual([[chosen]]), 10_000);
  });

  it('moves the focus to the item that the keys lead to, and goes on from there', async () => {
    const { button, arrive, user } = await renderLoading();
    await user.click(button);
    await user.keyboard('{End}');
    arrive();
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus(), 10_000);
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'View Team' })).toHaveFocus();
  });

  it('does not open after Escape', async () => {
    const { button, arrive, user } = await renderLoading();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be opened again after it failed to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { button, fail, user } = await renderLoading();
    await user.click(button);
    fail();
    await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'), 10_000);
  });
});
