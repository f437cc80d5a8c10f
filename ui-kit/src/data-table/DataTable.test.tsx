import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../dialog';
import { expectAccessible } from '../testing/expect-accessible';
import type { Column, Sort } from './column';
import { DataTable, type DataTableProps } from './DataTable';

type Person = { id: string; name: string; load: number };

const people: Person[] = [
  { id: 'a', name: 'Ana Sousa', load: 70 },
  { id: 'b', name: 'Arjun Mehta', load: 60 },
];

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, sortable: true, rowHeader: true },
  { id: 'load', header: 'Allocation', cell: (person) => `${person.load}%`, align: 'end', sortable: true },
];

function People(props: Partial<DataTableProps<Person>>) {
  const basis = { label: 'Engineers', columns, rows: people, rowKey: (person: Person) => person.id };
  return <DataTable {...({ ...basis, ...props } as DataTableProps<Person>)} />;
}

describe('DataTable', () => {
  it('is a named table with row headers', async () => {
    render(<People rowMenu={() => []} rowMenuLabel={(person) => `Actions for ${person.name}`} />);
    const table = screen.getByRole('table', { name: 'Engineers' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Allocation', 'Actions']);
    expect(within(table).getByRole('rowheader', { name: 'Ana Sousa' })).toBeVisible();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expectAccessible();
  });

  it('reverses the order of the sorted column, and sorts any other ascending', async () => {
    const requested: Sort[] = [];
    function Sorted() {
      const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
      const change = (next: Sort) => {
        requested.push(next);
        setSort(next);
      };
      return <People sort={sort} onSortChange={change} />;
    }
    render(<Sorted />);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Allocation' })).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Allocation' }));
    expect(requested).toEqual([
      { column: 'name', direction: 'descending' },
      { column: 'load', direction: 'ascending' },
    ]);
  });

  it('opens a row menu by keyboard', async () => {
    const onSelect = vi.fn<(id: string) => void>();
    render(
      <People
        rowMenu={(person) => [{ label: 'Edit', onSelect: () => onSelect(person.id) }]}
        rowMenuLabel={(person) => `Actions for ${person.name}`}
      />,
    );
    screen.getByRole('button', { name: 'Actions for Arjun Mehta' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(onSelect).toHaveBeenCalledWith('b');
  });

  it('leads the focus on when the row that has it, or had it before a dialog, is removed', async () => {
    const menus = {
      rowMenu: () => [{ label: 'Edit', onSelect: () => {} }],
      rowMenuLabel: ({ name }: Person) => `Actions for ${name}`,
    };
    const third = { id: 'c', name: 'Bronwen Hughes', load: 50 };
    const menuOf = ({ name }: Person) => screen.getByRole('button', { name: `Actions for ${name}` });
    const [ana, arjun] = people as [Person, Person];
    const list = (rows: Person[], asks = false) => (
      <>
        <People {...menus} rows={rows} />
        <ConfirmDialog open={asks} title="Sure?" confirmLabel="Yes" onConfirm={() => {}} onClose={() => {}}>
          It cannot be undone.
        </ConfirmDialog>
      </>
    );
    const { rerender } = render(list([ana, arjun, third]));
    menuOf(ana).focus();
    rerender(list([arjun, third]));
    await waitFor(() => expect(menuOf(arjun)).toHaveFocus());
    menuOf(third).focus();
    rerender(list([arjun, third], true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    rerender(list([arjun], true));
    rerender(list([arjun]));
    await waitFor(() => expect(menuOf(arjun)).toHaveFocus());
  });

  it('announces what is loading and hides the skeleton from assistive technology', async () => {
    render(<People rows={[]} loading loadingText="Loading engineers..." empty="None" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading engineers...');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('None')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('keeps its rows while they are refetched', () => {
    render(<People loading loadingText="Loading engineers..." />);
    expect(screen.getByText('Ana Sousa')).toBeVisible();
    expect(screen.queryByText('Loading engineers...')).not.toBeInTheDocument();
  });

  it('shows the empty state without rows', () => {
    render(<People rows={[]} empty={<p>No engineers added yet.</p>} />);
    expect(screen.getByText('No engineers added yet.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows the error instead of the rows and retries', async () => {
    const onRetry = vi.fn();
    render(
      <People error={{ title: 'Failed to load', cause: 'Network Error', onRetry }} empty="None" total={9} />,
    );
    expect(screen.queryByText('Ana Sousa')).not.toBeInTheDocument();
    expect(screen.queryByText('None')).not.toBeInTheDocument();
    expect(screen.getByText('Network Error')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('shows the count and moves focus to it when there is nothing more to load', async () => {
    function Paged() {
      const [all, setAll] = useState(false);
      return (
        <People
          rows={all ? people : people.slice(0, 1)}
          total={2}
          unit={['engineer', 'engineers']}
          onShowMore={() => setAll(true)}
        />
      );
    }
    render(<Paged />);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 2 engineers');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 2 engineers');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('shows the search above the table with the total count', () => {
    render(
      <People search={<input aria-label="Search engineers" />} total={1} unit={['engineer', 'engineers']} />,
    );
    expect(screen.getByRole('textbox', { name: 'Search engineers' })).toBeVisible();
    expect(screen.getByText('1 engineer')).toHaveAttribute('role', 'status');
  });

  it('formats large counts with separators', () => {
    render(<People total={12_345} unit={['engineer', 'engineers']} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 of 12,345 engineers');
  });

  it('becomes a keyboard-scrollable region when it is too wide', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.stubGlobal(
      'ResizeObserver',
      class {
        callback: () => void;
        constructor(callback: () => void) {
          this.callback = callback;
        }
        observe() {
          this.callback();
        }
        disconnect() {}
      },
    );
    render(<People />);
    const region = await screen.findByRole('region', { name: 'Engineers' });
    expect(region).toHaveAttribute('tabindex', '0');
    await expectAccessible();
    vi.unstubAllGlobals();
  });
});

describe('DataTable with virtual rows', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    id: String(index),
    name: `Engineer ${index + 1}`,
    load: 50,
  }));

  function scrollTo(top: number) {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  }

  beforeEach(() => {
    // jsdom has no layout.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
    return () => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  const table = () => screen.getByRole('table', { name: 'Engineers' });
  const rowNames = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

  it('renders at most 60 rows and exposes the row indexes and total', async () => {
    render(<People rows={many} virtual rowMenu={() => []} rowMenuLabel={String} />);
    await waitFor(() => expect(rowNames().length).toBeLessThan(40));
    expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60);
    expect(table()).toHaveAttribute('aria-rowcount', '100001');
    expect(screen.getByRole('row', { name: /Name/ })).toHaveAttribute('aria-rowindex', '1');
    expect(screen.getByRole('row', { name: /^Engineer 1 / })).toHaveAttribute('aria-rowindex', '2');
    await expectAccessible();
  });

  it('renders the rows scrolled to, including the last one', async () => {
    render(<People rows={many} virtual />);
    await waitFor(() => expect(rowNames().length).toBeLessThan(40));
    scrollTo(48 * 50_000);
    expect(await screen.findByRole('rowheader', { name: 'Engineer 50001' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'Engineer 1' })).not.toBeInTheDocument();
    scrollTo(48 * 100_000);
    expect(await screen.findByRole('rowheader', { name: 'Engineer 100000' })).toBeVisible();
    expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60);
  });

  it('renders only the rows that scroll into view, once each', async () => {
    const renderedRows: string[] = [];
    render(
      <People
        rows={many}
        virtual
        rowMenuLabel={({ name }) => `Actions for ${name}`}
        rowMenu={({ name }) => {
          renderedRows.push(name);
          return [];
        }}
      />,
    );
    await waitFor(() => expect(rowNames().length).toBeLessThan(40));
    const before = rowNames();
    renderedRows.length = 0;
    scrollTo(48 * 5);
    await waitFor(() => expect(rowNames()).not.toEqual(before));
    expect(renderedRows).toEqual(rowNames().filter((name) => !before.includes(name)));
  });

  it('keeps the focused row mounted while it is scrolled away', async () => {
    render(
      <People
        rows={many}
        virtual
        rowMenu={() => [{ label: 'Edit', onSelect: () => {} }]}
        rowMenuLabel={({ name }) => `Actions for ${name}`}
      />,
    );
    await waitFor(() => expect(rowNames().length).toBeLessThan(40));
    const menu = screen.getByRole('button', { name: 'Actions for Engineer 3' });
    act(() => menu.focus());
    scrollTo(48 * 50_000);
    expect(await screen.findByRole('rowheader', { name: 'Engineer 50001' })).toBeVisible();
    expect(menu).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(menu).not.toHaveFocus();
  });

  it('has no menu in a row without any action', () => {
    const rowMenu = ({ name }: { name: string }) =>
      name === 'Engineer 1' ? [] : [{ label: 'Edit', onSelect: () => {} }];
    render(
      <People rows={many.slice(0, 2)} rowMenu={rowMenu} rowMenuLabel={({ name }) => `Actions for ${name}`} />,
    );
    expect(screen.getAllByRole('button', { name: /^Actions/ }).map((button) => button.ariaLabel)).toEqual([
      'Actions for Engineer 2',
    ]);
  });

  it('has no spacers and no row counts unless virtualized', () => {
    render(<People rows={many.slice(0, 300)} />);
    expect(screen.getAllByRole('row')).toHaveLength(301);
    expect(table()).not.toHaveAttribute('aria-rowcount');
  });
});
