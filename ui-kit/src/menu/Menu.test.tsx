import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Menu, type MenuItem } from '.';
import { Button } from '../button';
import { expectAccessible } from '../testing/expect-accessible';

function menu(onSelect: (label: string) => void = () => {}, more: Partial<MenuItem> = {}) {
  const item = (label: string): MenuItem => ({ label, onSelect: () => onSelect(label) });
  return (
    <Menu
      label="Actions for Atlas Billing"
      items={[
        { ...item('Delete'), danger: true },
        item('Edit'),
        { ...item('View Team'), ...more },
        item('Export'),
      ]}
    />
  );
}

const trigger = () => screen.getByRole('button', { name: 'Actions for Atlas Billing' });

const openByPointer = async (button: HTMLElement) => {
  await userEvent.click(button);
  await vi.waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
};

describe('Menu', () => {
  it('opens by keyboard on its first item and lists the dangerous one last', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu', { name: 'Actions for Atlas Billing' })).toBeInTheDocument();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'View Team',
      'Export',
      'Delete',
    ]);
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  });

  it('supports arrow keys with wrapping, Home and End', async () => {
    render(menu());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await vi.waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(item('View Team')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(item('Edit')).toHaveFocus());
  });

  it('opens on its last enabled item by Arrow Up', async () => {
    const items = ['Edit', 'Export', 'Delete'].map((label) => ({ label, onSelect: () => {} }));
    render(<Menu label="Actions" items={items.map((item, at) => ({ ...item, disabled: at === 2 }))} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
  });

  it('closes on a second click on its button', async () => {
    render(menu());
    await openByPointer(trigger());
    await userEvent.click(trigger());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('preserves the handlers of a custom trigger', async () => {
    const press = vi.fn();
    render(<Menu label="More" items={[]} trigger={<Button onClick={press}>More</Button>} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('supports type-ahead', async () => {
    render(menu());
    await openByPointer(trigger());
    await userEvent.keyboard('ex');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
  });

  it('skips disabled items during type-ahead', async () => {
    render(
      <Menu
        label="Actions"
        items={[
          { label: 'Edit', onSelect: () => {} },
          { label: 'Export', onSelect: () => {}, disabled: true },
          { label: 'Explain', onSelect: () => {} },
        ]}
      />,
    );
    await openByPointer(screen.getByRole('button', { name: 'Actions' }));
    await userEvent.keyboard('ex');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Explain' })).toHaveFocus());
  });

  it('marks the checked item', async () => {
    const items = ['Name', 'End Date'].map((label) => ({
      label,
      onSelect: () => {},
      checked: label === 'Name',
    }));
    render(<Menu label="Sort by" items={items} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sort by' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Name' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'End Date' })).not.toBeChecked();
    await expectAccessible();
  });

  it('runs the selected action, closes and returns focus', async () => {
    const select = vi.fn();
    render(menu(select));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(select.mock.calls).toEqual([['Edit']]);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes on Escape and returns focus', async () => {
    render(menu());
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes on Tab and returns focus to its button', async () => {
    render(menu());
    await openByPointer(trigger());
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await vi.waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('does not run a disabled item', async () => {
    const select = vi.fn();
    render(menu(select, { disabled: true }));
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View Team' }));
    expect(select).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('accepts a custom trigger', async () => {
    render(<Menu label="More" items={[]} trigger={<Button>More actions</Button>} />);
    const button = screen.getByRole('button', { name: 'More actions' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('has no axe violations, closed or open', async () => {
    render(menu());
    await expectAccessible();
    await userEvent.click(trigger());
    await expectAccessible();
  });

  it('forwards class, style and ref to its list', async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Menu label="Actions" items={[]} className="own" style={{ marginTop: 4 }} ref={ref} />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    const list = await screen.findByRole('menu', { name: 'Actions' });
    expect(list).toHaveClass('own');
    expect(list).toHaveStyle({ marginTop: '4px' });
    expect(ref.current).toBe(list);
  });
});
