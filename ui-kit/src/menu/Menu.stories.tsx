import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Menu } from '.';
import { Button } from '../button';

const meta = {
  title: 'Overlay/Menu',
  component: Menu,
  parameters: { layout: 'centered' },
  args: {
    label: 'Actions for Atlas Billing',
    items: [
      { label: 'Edit', icon: <Pencil size={16} aria-hidden="true" />, onSelect: fn() },
      { label: 'View Team', icon: <UsersRound size={16} aria-hidden="true" />, onSelect: fn() },
      { label: 'Delete', icon: <Trash2 size={16} aria-hidden="true" />, onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const CustomTrigger: Story = {
  args: { trigger: <Button>More</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu', { name: 'Actions for Atlas Billing' });
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
  },
};

export const WithDisabledItem: Story = {
  ...Open,
  args: {
    items: [
      { label: 'Edit', onSelect: fn() },
      { label: 'View Team', onSelect: fn(), disabled: true },
      { label: 'Delete', onSelect: fn(), danger: true },
    ],
  },
};

/** Exactly one item is checked, and announced as such. */
export const RadioItems: Story = {
  ...Open,
  args: {
    label: 'Sort by',
    items: ['Name', 'End Date'].map((label) => ({ label, onSelect: fn(), checked: label === 'Name' })),
  },
};

export const LongLabels: Story = {
  ...Open,
  args: { items: [{ label: 'Move all assignments of this engineer to another project', onSelect: fn() }] },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const NavigatesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('View Team')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const RunsAnAction: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View Team' }));
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { ...Open, globals: onAPhone };

const hasFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

/** Home and End move to the ends, a letter to the item that starts with it, and Tab back to the button. */
export const JumpsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await hasFocus('Edit');
    await userEvent.keyboard('{End}');
    await hasFocus('Delete');
    await userEvent.keyboard('{Home}');
    await hasFocus('Edit');
    await userEvent.keyboard('v');
    await hasFocus('View Team');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** A disabled item ignores clicks and is skipped by arrow keys and type-ahead. */
export const SkipsDisabledItem: Story = {
  args: WithDisabledItem.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View Team' }));
    await expect(args.items[1]?.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    await hasFocus('Edit');
    await userEvent.keyboard('v');
    await hasFocus('Edit');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Delete');
  },
};
