import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { expect, waitFor } from 'storybook/test';
import { CutText } from '.';

const guide: Guide = {
  when: 'Use it for text that someone typed, where its length must not break the layout.',
  instead: [['Overlay/InfoTip', 'for an explanation, which is another text.']],
  rules: [
    { do: 'Let it wrap to two lines, if there is room.', dont: 'Cut a name to its first ten letters.' },
    {
      do: 'Let text that people compare wrap in full.',
      dont: 'Hide the ends of two names that differ only there.',
    },
  ],
  keys: [['Tab', 'Stops at what is cut, and shows all of it.']],
  screenReader: 'All of it is read, however much is visible.',
};

const meta = {
  title: 'Data/CutText',
  component: CutText,
  parameters: { guide },
  args: { children: 'Department of research, development, and everything that comes of it' },
  decorators: [(story) => <div style={{ inlineSize: 160 }}>{story()}</div>],
} satisfies Meta<typeof CutText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const OneLine: Story = { args: { lines: 1, children: 'ana.sousa@northwind.example' } };

export const Short: Story = { args: { children: 'Web' } };

/** Tab leads to what is cut, and shows all of it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Department/);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await waitFor(() => expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1));
  },
};
