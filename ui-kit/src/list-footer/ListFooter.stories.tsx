import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListFooter } from '.';

const meta = {
  title: 'Data/ListFooter',
  component: ListFooter,
  args: { shown: 50, total: 1_240, unit: ['project', 'projects'], onShowMore: fn() },
} satisfies Meta<typeof ListFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { loading: true } };
export const All: Story = { args: { shown: 1_240 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
