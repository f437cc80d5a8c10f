import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { MonthPicker } from '.';

const meta = {
  title: 'Calendar/MonthPicker',
  component: MonthPicker,
  args: {
    label: 'Month of the timeline',
    value: '2026-03',
    onChange: () => {},
    style: { width: 'max-content' },
  },
  render: function Kept(args) {
    const [month, setMonth] = useState(args.value);
    return <MonthPicker {...args} value={month} onChange={setMonth} />;
  },
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const NextMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('button', { name: 'April 2026' })).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'March 2026' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /March 1, 2026/ })).toHaveFocus());
  },
};
