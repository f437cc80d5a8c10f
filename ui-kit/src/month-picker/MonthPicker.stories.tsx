import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen, waitFor } from 'storybook/test';
import { MonthPicker } from '.';

const guide: Guide = {
  when: 'Use it above what is shown by month, and in forms about a month.',
  instead: [['Fields/DateField', 'for a day.']],
  rules: [
    { do: 'Set `min` and `max`, where there is nothing beyond.', dont: 'Endless empty months.' },
    { do: 'Show its label in a form; hide it above a month grid.', dont: 'Two labels that say “Month”.' },
  ],
  keys: [
    [
      'Enter, Space',
      'On an arrow: step by a month. On the name: opens a calendar, where any day chooses its month.',
    ],
    ['Escape', 'Closes the calendar.'],
  ],
  screenReader: 'The new month is announced with every step.',
};

const meta = {
  title: 'Calendar/MonthPicker',
  component: MonthPicker,
  parameters: { guide },
  args: { label: 'Timeline month', defaultValue: '2026-03', style: { width: 'max-content' } },
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const StepsToNextMonth: Story = {
  tags: ['!dev', '!autodocs'],
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

export const LabelHidden: Story = { args: { labelHidden: true } };
export const WithHint: Story = { args: { hint: 'Each assignment appears on every day it covers' } };
export const WithError: Story = { args: { error: 'There are no assignments in this month' } };
export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused, and pressed. */
export const States: Story = {
  render: (args) => (
    <InStates of="button">
      <MonthPicker {...args} />
    </InStates>
  ),
};

/** The arrow buttons stop at the first and last month, and the calendar is limited to the same range. */
export const WithinBounds: Story = {
  args: { min: '2026-03', max: '2026-04' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = canvas.getByRole('button', { name: 'Next month' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { name: 'April 2026' })).toBeVisible();
    await expect(next).toHaveFocus();
  },
};

export const PicksDay: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'March 2026' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the Next Month' }));
    await userEvent.click(screen.getByRole('button', { name: /April 9, 2026/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'April 2026' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
