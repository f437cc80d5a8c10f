import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { InStates } from '../../.storybook/States';
import { expect, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { DateField } from './DateField';

const guide: Guide = {
  when: 'Use it for a calendar day, near or far: it can be typed in many ways or picked.',
  instead: [['Calendar/MonthPicker', 'for a month.']],
  rules: [
    {
      do: 'Set `min` and `max`, if only some days are possible.',
      dont: 'Let every day be picked, and refuse it afterwards.',
    },
    {
      do: 'Say in the hint what the day means, if that can be unclear.',
      dont: '“MM/DD/YYYY”: other orders are understood too.',
    },
  ],
  keys: [
    ['Alt+Arrow Down', 'Opens the calendar on the selected day.'],
    ['Arrow keys', 'In the calendar: move by day and week.'],
    ['Home, End', 'Move to the ends of the week.'],
    ['Page Up, Page Down', 'Move by month, with Shift by year.'],
    ['Escape', 'Closes the calendar, and returns to the button.'],
  ],
  screenReader:
    'A text field and a button. What was understood becomes its text on leaving; a date that can mean two days is asked about.',
};

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  parameters: { guide },
  args: { label: 'Start Date', defaultValue: '2026-04-20', style: { width: 320, maxWidth: '100%' } },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };

export const WithRange: Story = {
  args: { min: '2026-04-06', max: '2026-10-30', rangeText: 'Project runs Apr 6, 2026 – Oct 30, 2026' },
};

export const OutOfRange: Story = {
  args: {
    min: '2026-04-06',
    max: '2026-10-30',
    defaultValue: '2026-04-01',
    error: 'Start date cannot be before project start date (Apr 6, 2026)',
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Hovered, focused. */
export const States: Story = {
  render: (args) => (
    <InStates of="input, div:has(> input)" names={['Default', 'Hover', 'Focus']}>
      <DateField {...args} />
    </InStates>
  ),
};

export const LongTexts: Story = {
  args: {
    label: 'First day the engineer works on the project',
    hint: 'Must be within the project dates shown below the calendar',
    style: { width: 200 },
  },
};

/** The available range is shown below the calendar and set as its accessible description. */
export const Open: Story = {
  ...WithRange,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Project runs Apr 6, 2026 – Oct 30, 2026',
    );
  },
};

/** Without `rangeText`, the bounds are described automatically. */
export const OpenWithMin: Story = {
  args: { min: '2026-04-06' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await screen.findByRole('grid');
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Not before Apr 6, 2026');
  },
};

export const OpenOnAPhone: Story = { ...Open, globals: onAPhone };

/** Arrow keys follow the visual order: left moves to the next day. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithRange,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /April 20/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('button', { name: /April 21/ })).toHaveFocus();
  },
};

export const ParsesTypedDate: Story = {
  tags: ['!dev', '!autodocs'],
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-03-02');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('Mar 2, 2026');
  },
};

export const KeepsInvalidText: Story = {
  tags: ['!dev', '!autodocs'],
  ...Empty,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'next week');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('next week');
  },
};

export const PicksByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('button', { name: /April 20/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Apr 28, 2026');
  },
};

export const PicksByPointer: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await screen.findByRole('button', { name: /April 23/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Apr 23, 2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The buttons step by month, up to the last month with available days. */
export const NavigatesMonths: Story = {
  tags: ['!dev', '!autodocs'],
  args: { min: '2026-04-06', max: '2026-05-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    const next = await screen.findByRole('button', { name: /Next Month/ });
    await userEvent.click(next);
    await expect(await screen.findByRole('grid', { name: 'May 2026' })).toBeInTheDocument();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /Previous Month/ }));
    await expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeInTheDocument();
  },
};

export const RejectsDaysOutOfRange: Story = {
  tags: ['!dev', '!autodocs'],
  ...WithRange,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(await screen.findByRole('button', { name: /April 5/ }));
    await expect(canvas.getByRole('textbox', { hidden: true })).toHaveValue('Apr 20, 2026');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

export const ClosesOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Choose a date' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: /April 20/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('Apr 20, 2026');
  },
};
