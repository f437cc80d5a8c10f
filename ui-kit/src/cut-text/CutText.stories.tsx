import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CutText } from '.';

const meta = {
  title: 'Data/CutText',
  component: CutText,
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
