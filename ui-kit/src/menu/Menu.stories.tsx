import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { showStates } from '../../.storybook/States';
import { Pencil, Trash2, UsersRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { Menu } from '.';
import { Button } from '../button';

const guide: Guide = {
  when: 'Use it for the less frequent actions of a row, a card, or a page.',
  instead: [
    ['Core/Button', 'for the one action that most people want.'],
    ['Fields/Select', 'to choose a value in a form.'],
    ['Overlay/Popover', 'for anything but actions.'],
  ],
  rules: [
    { do: 'Name it after its thing: “Actions for Atlas Billing”.', dont: '“Actions”, once in each row.' },
    { do: 'What is destroyed comes last, and is red.', dont: 'Delete between Edit and Duplicate.' },
    { do: 'Two to eight items.', dont: 'A menu of one: show the button itself.' },
  ],
  keys: [
    ['Enter, Space, Arrow Down', 'On the button: open it, on the first item.'],
    ['Arrow keys', 'Move through the items, and wrap around.'],
    ['Home, End, letters', 'Move to the first, the last, or the next item that begins with the letter.'],
    ['Escape, Tab', 'Close it; the focus returns to the button.'],
  ],
  screenReader: 'Read as a button that opens a menu. Items that can be checked say whether they are.',
};

const meta = {
  title: 'Overlay/Menu',
  component: Menu,
  parameters: { guide, layout: 'centered' },
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

/** Items with the focus, which follows the pointer. */
export const States: Story = {
  ...Open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [, second, third] = await screen.findAllByRole('menuitem');
    showStates([second, third], ['Focus', 'Focus']);
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

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Open, globals: { direction: 'rtl' } };

export const NavigatesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
