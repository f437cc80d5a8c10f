import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../.storybook/docs/guide';
import { showStates } from '../../.storybook/States';
import { Gauge, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onAPhone, onATablet } from '../../.storybook/viewports';
import { EmptyState } from '../empty-state';
import { columns, people, type Person } from '../../.storybook/samples/engineers';
import type { Sort } from './column';
import { DataTable, type DataTableProps } from './DataTable';
import { SearchField } from '../search-field';

const guide: Guide = {
  when: 'Use it for many things of a kind that are compared, sorted, or acted on.',
  instead: [
    ['Core/Facts', 'for one thing.'],
    ['Layout/Grid', 'of cards, if each has a text of its own.'],
  ],
  rules: [
    { do: 'Make the column that names the row the `rowHeader`.', dont: 'Leave the row without a name.' },
    { do: 'Align numbers with `align="end"`.', dont: 'Centered numbers.' },
    {
      do: 'Keep the actions of a row in its menu, named after the row.',
      dont: 'Four icon buttons in every row.',
    },
    { do: 'Show old rows while new ones load.', dont: 'Replace the table with a spinner at every sort.' },
  ],
  keys: [
    ['Tab', 'Moves to the sortable headers, then to what can be pressed in the rows.'],
    ['Enter, Space', 'On a header: sorts by it, then the other way around.'],
    ['Arrow keys', 'Scroll a table that is wider than its container.'],
  ],
  screenReader:
    'Read as a table with row and column headers and the order it is sorted by; on phones too, where rows look like blocks.',
};

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Person>,
  parameters: { guide },
  args: {
    label: 'Engineers',
    columns,
    rows: people,
    rowKey: (person) => person.email,
    rowMenu: () => [
      { label: 'View Assignments', icon: <Gauge size={16} />, onSelect: () => {} },
      { label: 'Edit', icon: <Pencil size={16} />, onSelect: () => {} },
      { label: 'Delete', icon: <Trash2 size={16} />, onSelect: () => {}, danger: true },
    ],
    rowMenuLabel: (person) => `Actions for ${person.name}`,
    total: 24,
    unit: ['engineer', 'engineers'],
    onShowMore: fn(),
  },
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: function Sorted(args) {
    const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
    return <DataTable {...(args as DataTableProps<Person>)} sort={sort} onSortChange={setSort} />;
  },
};

/** Of headers and rows: as they are, hovered, focused. */
export const States: Story = {
  ...Rows,
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader');
    showStates(
      headers.flatMap((header) => [...header.querySelectorAll('button')]),
      ['Default', 'Hover', 'Focus'],
    );
    showStates(canvas.getAllByRole('row').slice(1), ['Default', 'Hover']);
    await expect(canvas.getAllByRole('row')[2]).toHaveClass('pseudo-hover');
  },
};

/** On phones rows become blocks without a visible header, and a "Sort by" menu appears above them. */
export const OnAPhone: Story = { ...Rows, globals: onAPhone };

export const Loading: Story = { args: { rows: [], loading: true, loadingText: 'Loading engineers...' } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState icon={<UsersRound size={20} />} title="No engineers added yet." />,
  },
};

export const Failed: Story = {
  args: { error: { title: 'Failed to fetch engineers', cause: 'Network Error', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};

/** Rows stay visible while they are being refetched. */
export const Refetching: Story = { args: { loading: true } };
export const LoadingMore: Story = { args: { showMoreLoading: true } };
export const AllShown: Story = { args: { total: 3 } };
export const WithoutRowMenus: Story = { args: { rowMenu: undefined, rowMenuLabel: undefined } };

/** With `search`, the total count is shown next to it. */
export const WithSearch: Story = {
  render: function Searched(args) {
    const [query, setQuery] = useState('');
    const rows = people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
    return (
      <DataTable
        {...(args as DataTableProps<Person>)}
        rows={rows}
        total={rows.length}
        empty={<EmptyState title="No engineers found matching your search." />}
        search={
          <SearchField
            label="Search engineers"
            placeholder="Search engineers"
            value={query}
            onChange={setQuery}
          />
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3 engineers')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search engineers' }), 'bron');
    await expect(await canvas.findByText('1 engineer')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
  },
};

/** Narrower than its columns, the table scrolls horizontally. Its header still sticks to the page. */
export const TooWide: Story = {
  ...Rows,
  args: {
    rows: Array.from({ length: 20 }, (_, at) =>
      people.map((one) => ({ ...one, email: `${at}.${one.email}` })),
    ).flat(),
  },
  globals: onATablet,
};

export const LongNames: Story = {
  args: {
    rows: people.map((person) => ({
      ...person,
      name: `${person.name} Wolfeschlegelsteinhausenbergerdorff`,
      project: 'Migration of regional accounting to the shared ledger',
    })),
  },
};

/** Nothing is overlapped or cut off: long words break anywhere. */
export const UnbrokenNamesOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: onAPhone,
  args: { rows: people.map((person) => ({ ...person, name: person.name.replace(' ', '').repeat(6) })) },
};

export const RightToLeft: Story = { tags: ['!dev', '!autodocs'], ...Rows, globals: { direction: 'rtl' } };

export const Sorts: Story = {
  tags: ['!dev', '!autodocs'],
  ...Rows,
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Engineer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Engineer' }));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'End Date' }));
    await expect(header).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('columnheader', { name: 'End Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** The sort order is part of the button's text and checked in the menu. */
export const SortsOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  ...OnAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by Engineer, ascending' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Engineer' })).toBeChecked();
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'End Date' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Sort by End Date, ascending' })).toBeVisible(),
    );
  },
};

export const OpensRowMenu: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Arjun Mehta' });
    // The table may need to be scrolled to reveal it.
    button.scrollIntoView({ inline: 'end' });
    await userEvent.click(button);
    const menu = within(await screen.findByRole('menu', { name: 'Actions for Arjun Mehta' }));
    await expect(menu.getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const ShowsMore: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 24 engineers');
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

const manyPeople = Array.from({ length: 100_000 }, (_, index): Person => {
  const [person] = people.slice(index % people.length);
  return {
    ...(person as Person),
    name: `Engineer ${index + 1}`,
    email: `engineer-${index + 1}@northwind.dev`,
  };
});

/** Only the rows near the viewport are rendered. The focused row stays mounted while scrolling. */
export const HundredThousandRows: Story = {
  args: { rows: manyPeople, total: manyPeople.length, virtual: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Engineer 1')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

/** As in a background tab: rows without a height must not cause all others to render. */
export const HiddenThenShown: Story = {
  tags: ['!dev', '!autodocs'],
  ...HundredThousandRows,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Engineer 1');
    canvasElement.style.display = 'none';
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvasElement.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
    canvasElement.style.display = '';
    await expect(canvas.getByText('Engineer 1')).toBeVisible();
  },
};
