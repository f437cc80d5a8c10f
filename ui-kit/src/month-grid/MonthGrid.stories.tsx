import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { showStates } from '../../.storybook/States';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { onAPhone } from '../../.storybook/viewports';
import { MonthGrid, type MonthItem } from '.';
import { MonthPicker } from '../month-picker';

const items: MonthItem[] = [
  {
    id: 'check-in',
    label: 'Mobile Check-in',
    start: '2025-12-01',
    end: '2026-03-22',
    tone: 'blue',
    glyph: 'halfDisc',
    description: 'Mobile Check-in (Web views) - active',
  },
  {
    id: 'atlas',
    label: 'Atlas Billing',
    start: '2026-01-05',
    end: '2026-07-31',
    tone: 'blue',
    glyph: 'halfDisc',
    description: 'Atlas Billing (Frontend lead) - active',
  },
  {
    id: 'observability',
    label: 'Observability Rollout',
    start: '2025-11-03',
    end: '2026-03-06',
    tone: 'green',
    glyph: 'discCheck',
    description: 'Observability Rollout (Reviewer) - completed',
  },
  {
    id: 'search',
    label: 'Search Relevance',
    start: '2026-03-23',
    end: '2026-05-15',
    tone: 'yellow',
    glyph: 'dashedRing',
    tentative: true,
    description: 'Search Relevance (Contributor) - upcoming',
  },
];

/** Items of six days each, with eight starting every day. */
const manyItems = Array.from({ length: 200 }, (_, index): MonthItem => {
  const first = Math.floor(index / 8) + 1;
  const pad = (day: number) => String(day).padStart(2, '0');
  return {
    id: `${index}`,
    label: `Project ${index + 1}`,
    start: `2026-03-${pad(first)}`,
    end: `2026-03-${pad(first + 5)}`,
    tone: 'blue',
    glyph: 'halfDisc',
  };
});

const guide: Guide = {
  when: 'Use it for things that happen on days, when the pattern of a month matters.',
  instead: [
    ['Portal kit/Planning', 'for periods over several months.'],
    ['Fields/DateField', 'to choose a day.'],
  ],
  rules: [
    {
      do: 'Say what an item is in its description, which is read and shown in the day’s list.',
      dont: 'Rely on its color.',
    },
    { do: 'Let the day list what does not fit.', dont: 'Smaller text for busy days.' },
  ],
  keys: [
    ['Tab', 'Moves to one day of the month, then out of it.'],
    ['Arrow keys', 'Move by day and week.'],
    ['Home, End', 'Move to the ends of the week.'],
    ['Page Up, Page Down', 'Move by month.'],
    ['Enter', 'Opens the list of the day.'],
    ['Escape', 'Closes it.'],
  ],
  screenReader:
    'Each day is a button with its date and the number of items. On phones, the list of the day is announced below the grid.',
};

const meta = {
  title: 'Calendar/MonthGrid',
  component: MonthGrid,
  parameters: { guide },
  args: {
    month: '2026-03',
    today: '2026-03-11',
    items,
    emptyText: 'No assignments',
    onMonthChange: () => {},
  },
  render: function Stateful(args) {
    const [month, setMonth] = useState(args.month);
    return (
      <>
        <MonthPicker
          label="Month"
          value={month}
          onChange={setMonth}
          style={{ width: 'max-content', marginBlockEnd: 12 }}
        />
        <MonthGrid {...args} month={month} onMonthChange={setMonth} />
      </>
    );
  },
} satisfies Meta<typeof MonthGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Empty: Story = { args: { items: [] } };

export const Overflowing: Story = {
  args: { items: [...items, ...items.map((item) => ({ ...item, id: `${item.id} 2` }))] },
};

/** Days of the first full week: as they are, hovered, focused, pressed. */
export const States: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('gridcell').slice(8);
    showStates(days.flatMap((day) => [...day.querySelectorAll('button')]));
    await expect(canvas.getByRole('grid').querySelectorAll('.pseudo-hover')).toHaveLength(2);
  },
};

/** Each day shows as many items as it has room for; the rest are in its list. */
export const TwoHundredItems: Story = { args: { items: manyItems } };

export const OpensDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /March 23,/ }));
    await expect(await screen.findByRole('dialog', { name: 'Mon, Mar 23, 2026' })).toHaveTextContent(
      'Search Relevance (Contributor) - upcoming',
    );
  },
};

export const NavigatesByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /March 11,/ }).focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /April 18,/ })).toHaveFocus());
  },
};

export const HomeAndEnd: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /March 11,/ }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /March 8,/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /March 14,/ })).toHaveFocus());
  },
};

export const ClosesDayOnEscape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /March 23,/ }));
    await screen.findByRole('dialog', { name: 'Mon, Mar 23, 2026' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /March 23,/ })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Hovering an item shows its full description. */
export const ShowsItemTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByText('Mobile Check-in');
    await userEvent.hover(first as HTMLElement);
    await expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toHaveTextContent(
      'Mobile Check-in (Web views) - active',
    );
  },
};

export const LongNames: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${item.label} across all regions`,
      description: `${item.label} across all regions (Regional-accounting-migration lead) - active`,
    })),
  },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], globals: { direction: 'rtl' } };
export const OnAPhone: Story = { ...Month, globals: onAPhone };

/** Phones have no room next to a day, so its list opens below the grid. */
export const OpensDayOnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /March 23,/ }));
    await expect(await canvas.findByText('Mon, Mar 23, 2026')).toBeVisible();
    await expect(canvas.getByText('Search Relevance (Contributor) - upcoming')).toBeVisible();
  },
};

export const Warnings: Story = {
  args: {
    warnings: new Map(['2026-03-10', '2026-03-11', '2026-03-31'].map((day) => [day, 'Over by 20%'])),
    renderDay: (day) => <p>More about {day}.</p>,
  },
};
