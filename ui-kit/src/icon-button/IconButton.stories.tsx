import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { Ellipsis, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '.';
import { Cluster } from '../cluster';

const guide: Guide = {
  when: 'Use it for repeated actions in tight places whose icon everyone knows: close, edit, more.',
  instead: [['Core/Button', 'if there is room for a label.']],
  rules: [
    {
      do: 'Name the action and its object: “Edit Ana Sousa”.',
      dont: '“Edit”, twenty times in a list of buttons.',
    },
    {
      do: 'Keep 28 px between text, where the mouse is precise; it grows to 44 px by touch.',
      dont: 'Shrink it further with your own styles.',
    },
    {
      do: 'Show the name in a Tooltip, if the icon is less common.',
      dont: 'An icon that has to be guessed.',
    },
  ],
  keys: [['Enter, Space', 'Press it. While loading, nothing happens.']],
  screenReader: 'Read as its label and “button”; the icon is skipped.',
};

const meta = {
  title: 'Core/IconButton',
  component: IconButton,
  parameters: { guide },
  args: { label: 'Actions for Ana Sousa', icon: <Ellipsis size={16} aria-hidden="true" />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Secondary: Story = {
  args: { variant: 'secondary', size: 'md', label: 'Close', icon: <X size={16} aria-hidden="true" /> },
};

export const Large: Story = { args: { size: 'lg' } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ana Sousa' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Both variants hovered, focused, and pressed. */
export const States: Story = {
  render: (args) => (
    <InStates of="button">
      <Cluster gap={4}>
        <IconButton {...args} />
        <IconButton {...args} variant="secondary" />
      </Cluster>
    </InStates>
  ),
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
export const Disabled: Story = { args: { disabled: true } };

export const Clicks: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ana Sousa' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Actions for Ana Sousa' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
