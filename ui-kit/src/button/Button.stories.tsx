import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, UsersRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '.';
import { Cluster } from '../cluster';
import { Stack } from '../stack';

const meta = {
  title: 'Core/Button',
  component: Button,
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

/** Default above, loading below: same width, with and without an icon. */
export const KeepsItsWidth: Story = {
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

export const RightToLeft: Story = { ...Sizes, globals: { direction: 'rtl' } };

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Keeps focus, but ignores clicks. */
export const IgnoresClicksWhileLoading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
