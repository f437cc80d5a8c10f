import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onAPhone, onATablet } from '../../.storybook/viewports';
import { AllocationBar } from '../allocation-bar';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { ChipList } from '../chip';
import { EmptyState } from '../empty-state';
import { formatDay } from '../format/format-day';
import type { Column, Sort } from './column';
import { DataTable, type DataTableProps } from './DataTable';
import { SearchField } from '../search-field';

type Person = {
  name: string;
  email: string;
  skills: string[];
  seniority: string;
  project: string;
  load: number;
  start: string;
  end: string;
};

const people: Person[] = [
  {
    name: 'Ana Sousa',
    email: 'ana.sousa@northwind.dev',
    skills: ['React', 'TypeScript', 'Accessibility', 'CSS'],
    seniority: 'Senior',
    project: 'Design System 3',
    load: 70,
    start: '2026-01-19',
    end: '2026-06-12',
  },
  {
    name: 'Arjun Mehta',
    email: 'arjun.mehta@northwind.dev',
    skills: ['Python', 'dbt', 'Airflow'],
    seniority: 'Mid',
    project: 'Search Relevance',
    load: 60,
    start: '2026-02-02',
    end: '2026-06-26',
  },
  {
    name: 'Bronwen Hughes',
    email: 'bronwen.hughes@northwind.dev',
    skills: ['Go', 'Kubernetes', 'OpenTelemetry', 'Terraform', 'AWS'],
    seniority: 'Lead',
    project: 'Observability Rollout',
    load: 100,
    start: '2025-12-01',
    end: '2026-04-30',
  },
];

const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Engineer',
    sortable: true,
    rowHeader: true,
    cell: ({ name, email }) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Avatar name={name} size={36} />
        <div style={{ minWidth: 0 }}>
          {name}
          <div style={{ font: 'var(--type-caption)', color: 'var(--text-secondary)' }}>{email}</div>
        </div>
      </div>
    ),
  },
  {
    id: 'skills',
    header: 'Skills',
    width: '250px',
    cell: ({ name, skills }) => (
      <ChipList label={`Skills of ${name}`} max={3} items={skills.map((label) => ({ label }))} />
    ),
  },
  { id: 'seniority', header: 'Seniority', cell: ({ seniority }) => <Badge>{seniority}</Badge> },
  {
    id: 'project',
    header: 'Project',
    cell: ({ project }) => project,
    phonePlace: 'start',
    phoneLabel: false,
  },
  {
    id: 'load',
    header: 'Allocation',
    align: 'end',
    phonePlace: 'end',
    phoneLabel: false,
    cell: ({ name, load }) => (
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 12 }}>
        <AllocationBar current={load} max={100} size="sm" label={`Load of ${name}`} style={{ width: 64 }} />
        <span style={{ minWidth: 36 }}>{load}%</span>
      </div>
    ),
  },
  {
    id: 'start',
    header: 'Start Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'start',
    cell: ({ start }) => formatDay(start),
  },
  {
    id: 'end',
    header: 'End Date',
    sortable: true,
    nowrap: true,
    phonePlace: 'end',
    cell: ({ end }) => formatDay(end),
  },
];

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Person>,
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
  globals: onAPhone,
  args: { rows: people.map((person) => ({ ...person, name: person.name.replace(' ', '').repeat(6) })) },
};

export const RightToLeft: Story = { ...Rows, globals: { direction: 'rtl' } };

export const Sorts: Story = {
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
