import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppFrame, type AppFrameProps } from '.';
import { foldedQuery } from '../theme/media';
import { menuQuery } from './AppFrame.styles';
import { expectAccessible } from '../testing/expect-accessible';

const own = {
  label: 'Manager Portal',
  items: [
    { to: '/dashboard', label: 'Dashboard', icon: <svg />, current: true },
    { to: '/engineers', label: 'Engineers', icon: <svg />, current: false },
  ],
};
const other = {
  label: 'Finance Portal',
  items: [{ to: '/finance', label: 'Budget', icon: <svg />, current: false }],
};

const frame = (props: Partial<AppFrameProps> = {}) => (
  <AppFrame
    portalLabel="Manager Portal"
    nav={[own]}
    renderLink={(item, link) => <a href={`#${item.to}`} {...link} />}
    user={{ name: 'Helena Fischer', email: 'helena.fischer@northwind.dev' }}
    theme="system"
    onThemeChange={() => {}}
    onLogout={() => {}}
    {...props}
  >
    <h1>Dashboard</h1>
  </AppFrame>
);

// The buttons of the narrow layouts are hidden in a wide window, so they are queried by label regardless of
// visibility.
const menuButton = (name: string) => screen.getByLabelText(name);

const matchOnly = (matched: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === matched,
    addEventListener() {},
    removeEventListener() {},
  }));

describe('AppFrame', () => {
  beforeEach(() => {
    matchOnly(menuQuery);
    return () => vi.unstubAllGlobals();
  });

  it('has the landmarks of a page and marks the current link', () => {
    render(frame());
    expect(screen.getByRole('banner')).toHaveTextContent('Engineering RMManager Portal');
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Engineers' })).not.toHaveAttribute('aria-current');
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('names its lists of links only where there are several', async () => {
    const { rerender } = render(frame());
    expect(screen.getAllByText('Manager Portal')).toHaveLength(1);
    rerender(frame({ nav: [own, other] }));
    const lists = screen.getAllByRole('list').filter((list) => list.closest('nav'));
    expect(lists.map((list) => [list, list.textContent])).toEqual([
      [screen.getByRole('list', { name: 'Manager Portal' }), 'DashboardEngineers'],
      [screen.getByRole('list', { name: 'Finance Portal' }), 'Budget'],
    ]);
    await expectAccessible();
  });

  it('lets keyboard users skip to the content', async () => {
    render(frame());
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('offers the themes as a radio group', async () => {
    const onThemeChange = vi.fn();
    render(frame({ onThemeChange }));
    const group = within(screen.getByRole('radiogroup', { name: 'Theme' }));
    expect(group.getByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'Dark' }));
    expect(onThemeChange).toHaveBeenCalledWith('dark');
  });

  it('shows the signed-in user and logs out', async () => {
    const onLogout = vi.fn();
    render(frame({ onLogout }));
    expect(screen.getByText('helena.fischer@northwind.dev')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('shows the running version with the account', () => {
    render(frame({ version: 'Manager Portal 1.4.0' }));
    expect(screen.getByText('Manager Portal 1.4.0')).toBeVisible();
  });

  it('makes the page inert while the menu is open, and closes the menu on Escape', async () => {
    render(frame());
    await userEvent.click(menuButton('Open menu'));
    expect(menuButton('Close menu')).toHaveAttribute('aria-expanded', 'true');
    expect(document.querySelector('main')).toHaveAttribute('inert');
    await userEvent.click(screen.getByRole('link', { name: 'Engineers' }));
    expect(menuButton('Open menu')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menuButton('Open menu'));
    screen.getByRole('link', { name: 'Engineers' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('main')).not.toHaveAttribute('inert');
  });

  it('collapses the account behind a button and closes it on Escape or an outside click', async () => {
    render(frame());
    const account = screen.getByText('Account of Helena Fischer').closest('button') as HTMLElement;
    await userEvent.click(account);
    expect(account).toHaveAttribute('aria-expanded', 'true');
    screen.getByRole('button', { name: 'Logout' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(account).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(account);
    await userEvent.click(screen.getByRole('heading', { name: 'Dashboard' }));
    expect(account).toHaveAttribute('aria-expanded', 'false');
  });

  it('says the labels of its icons in tooltips where the bar is folded', async () => {
    matchOnly(foldedQuery);
    render(frame());
    await userEvent.hover(screen.getByRole('link', { name: 'Engineers' }));
    expect(await screen.findByRole('tooltip', {}, { timeout: 2000 })).toHaveTextContent('Engineers');
  });

  it('has no axe violations', async () => {
    const { container } = render(frame());
    await expectAccessible(container);
  });
});
