import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ListFooter } from '.';

const guide: Guide = {
  when: 'Use it below every list that is loaded in parts.',
  rules: [
    { do: 'Name the unit: “50 of 1,240 projects”.', dont: '“50 of 1,240”.' },
    {
      do: 'Load more only when asked.',
      dont: 'Load while scrolling, so that the end of the page is never reached.',
    },
  ],
  keys: [['Enter, Space', 'On Show more: loads the next items.']],
  screenReader: 'The count is read as text.',
};

const meta = {
  title: 'Data/ListFooter',
  component: ListFooter,
  parameters: { guide },
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
export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
