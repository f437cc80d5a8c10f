import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Column, Sort } from './column';
import { TableSort } from './TableSort';

const columns: Column<string>[] = [
  { id: 'name', header: 'Name', cell: (name) => name, sortable: true },
  { id: 'role', header: 'Role', cell: () => 'Reviewer' },
  { id: 'end', header: 'End Date', cell: () => 'Jul 31, 2026', sortable: true },
];

function Sorted({ start }: { start?: Sort }) {
  const [sort, setSort] = useState(start);
  return (
    <>
      <TableSort columns={columns} sort={sort} onSortChange={setSort} />
      <output>{sort && `${sort.column} ${sort.direction}`}</output>
    </>
  );
}

// Only visible at phone widths; the test window is wider.
const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const open = async (name: string) => {
  button(name).focus();
  await userEvent.click(button(name));
};

describe('TableSort', () => {
  it('lists the sortable columns and reverses the current one', async () => {
    render(<Sorted start={{ column: 'name', direction: 'ascending' }} />);
    await open('Sort by Name, ascending');
    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
      'Name',
      'End Date',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveAccessibleName('Name');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Name' }));
    expect(screen.getByText('name descending')).toBeInTheDocument();
    await waitFor(() => expect(button('Sort by Name, descending')).toHaveAttribute('aria-expanded', 'false'));
    await open('Sort by Name, descending');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'End Date' }));
    expect(screen.getByText('end ascending')).toBeInTheDocument();
  });

  it('shows only "Sort by" while unsorted', () => {
    render(<Sorted />);
    expect(button('Sort by')).toBeInTheDocument();
  });
});
