import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { Trash2, UsersRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '.';
import { Cluster } from '../cluster';
import { Stack } from '../stack';

const guide: Guide = {
  when: 'Use it for what happens here: saving, adding, opening a dialog. Its label is a verb and its object.',
  instead: [
    ['Core/Link', 'if it leads to another page.'],
    ['Core/IconButton', 'where there is no room for a label, and the icon is known to everyone.'],
    ['Overlay/Menu', 'for more than two actions on the same thing.'],
  ],
  rules: [
    {
      do: 'One primary button per page or dialog; the others are secondary or ghost.',
      dont: 'Two primary buttons side by side, so that neither is.',
    },
    {
      do: 'Repeat the title of the dialog: “Delete Project”.',
      dont: '“OK”, “Yes”, or “Submit”, which say nothing out of context.',
    },
    {
      do: 'Set `loading` while the request runs: the button keeps its width and the focus.',
      dont: 'Disable the button while saving, which drops the focus to the page.',
    },
    {
      do: 'Keep `danger` for the last step, inside a ConfirmDialog.',
      dont: 'A red button on a page, one click away from data loss.',
    },
  ],
  keys: [['Enter, Space', 'Press it. While loading, nothing happens.']],
  screenReader:
    'Read as its label and “button”. While loading, it is read as busy and unavailable, and keeps the focus.',
};

const meta = {
  title: 'Core/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Save Changes', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = { args: { children: 'View Team' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'Cancel' } };
export const Danger: Story = {
  args: { variant: 'danger', children: 'Delete', icon: <Trash2 size={16} aria-hidden="true" /> },
};

export const Loading: Story = { args: { variant: 'primary', loading: true } };
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };

/** Every variant in its default, disabled and loading state. Loading doesn't change the width. */
export const Overview: Story = {
  render: () => (
    <Stack align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Cluster key={variant} gap={4}>
          <Button variant={variant}>Save Changes</Button>
          <Button variant={variant} disabled>
            Save Changes
          </Button>
          <Button variant={variant} loading>
            Save Changes
          </Button>
        </Cluster>
      ))}
      <Cluster gap={4}>
        <Button size="sm" icon={<UsersRound size={14} aria-hidden="true" />}>
          View Team
        </Button>
        <Button size="lg" variant="primary">
          Sign in
        </Button>
      </Cluster>
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} size="sm" icon={<UsersRound size={14} aria-hidden="true" />} />
      <Button {...args} size="md" icon={<UsersRound size={16} aria-hidden="true" />} />
      <Button {...args} size="lg" icon={<UsersRound size={16} aria-hidden="true" />} />
    </Cluster>
  ),
};

/** Each variant hovered, focused, and pressed. */
export const States: Story = {
  render: ({ children }) => (
    <InStates of="button">
      <Cluster gap={4}>
        {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {children}
          </Button>
        ))}
      </Cluster>
    </InStates>
  ),
};

/** Default above, loading below: same width, with and without an icon. */
export const KeepsItsWidth: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster gap={4}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        [undefined, <UsersRound key="icon" size={size === 'sm' ? 14 : 16} aria-hidden="true" />].map(
          (icon) => (
            <Stack key={`${size} ${icon !== undefined}`} align="start">
              <Button {...args} size={size} icon={icon} />
              <Button {...args} size={size} icon={icon} loading />
            </Stack>
          ),
        ),
      )}
    </Cluster>
  ),
};

export const FullWidth: Story = { args: { variant: 'primary', fullWidth: true } };

export const LongLabel: Story = {
  args: { children: 'Remove every assignment of this engineer from the project', style: { maxWidth: 240 } },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Sizes, globals: { direction: 'rtl' } };

export const PressedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Keeps focus, but ignores clicks. */
export const IgnoresClicksWhileLoading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
