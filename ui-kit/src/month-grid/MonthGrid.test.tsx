import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MonthGrid, type MonthItem } from '.';
import { expectAccessible } from '../testing/expect-accessible';

const atlas: MonthItem = {
  id: 'atlas',
  label: 'Atlas Billing',
  start: '2026-01-05',
  end: '2026-07-31',
  tone: 'blue',
  glyph: 'halfDisc',
  description: 'Atlas Billing (Frontend lead) - active',
};
const search: MonthItem = {
  id: 'search',
  label: 'Search Relevance',
  start: '2026-03-23',
  end: '2026-04-03',
  tone: 'yellow',
  tentative: true,
};

function March({ items = [atlas, search], start = '2026-03' }: { items?: MonthItem[]; start?: string }) {
  const [month, setMonth] = useState(start);
  return (
    <MonthGrid
      month={month}
      onMonthChange={setMonth}
      items={items}
      today="2026-03-11"
      emptyText="No assignments"
    />
  );
}

const day = (name: string | RegExp) => screen.getByRole('button', { name });

describe('MonthGrid', () => {
  it('shows full weeks from Sunday to Saturday, named by the month', async () => {
    render(<March items={[]} start="2026-04" />);
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    const cells = screen.getAllByRole('gridcell');
    expect(cells).toHaveLength(35);
    expect(cells[0]).toHaveTextContent('29');
    expect(cells[0]).toHaveAttribute('data-outside', 'true');
    expect(cells[3]).toHaveTextContent('Apr 1');
    expect(cells.at(-1)).toHaveTextContent('2');
    await expectAccessible();
  });

  it('names each item on all its days, including those of the next month, and marks today', () => {
    render(<March />);
    const holding = screen
      .getAllByRole('gridcell')
      .filter((cell) => within(cell).queryByText('Search Relevance'));
    expect(holding.map((cell) => cell.dataset['day'])).toEqual([
      '2026-03-23',
      '2026-03-24',
      '2026-03-25',
      '2026-03-26',
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
    ]);
    expect(day('Today, Wednesday, March 11, 2026: Atlas Billing')).toBeVisible();
    expect(day('Monday, March 23, 2026: Atlas Billing, Search Relevance')).toBeVisible();
  });

  it('is a single tab stop with arrow keys, Home, End, Page Up and Page Down', async () => {
    render(<March />);
    await userEvent.tab();
    expect(day(/March 11,/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(day(/March 19,/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(day(/March 15,/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(day(/March 21,/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/April 21,/)).toHaveFocus());
    expect(screen.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(day(/February 21,/)).toHaveFocus());
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('follows the visual order with arrow keys in right-to-left pages', async () => {
    document.dir = 'rtl';
    onTestFinished(() => {
      document.dir = '';
    });
    render(<March />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(day(/March 12,/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(day(/March 10,/)).toHaveFocus();
  });

  it("closes a day's list on a second click, and replaces it on a click on another day", async () => {
    render(<March />);
    await userEvent.click(day(/March 11,/));
    expect(await screen.findByRole('dialog', { name: 'Wed, Mar 11, 2026' })).toBeVisible();
    await userEvent.click(day(/March 11,/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(day(/March 11,/));
    await userEvent.click(day(/March 12,/));
    expect(screen.getAllByRole('dialog')).toEqual([
      screen.getByRole('dialog', { name: 'Thu, Mar 12, 2026' }),
    ]);
    expect(day(/March 12,/)).toHaveAttribute('aria-expanded', 'true');
    expect(day(/March 11,/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps focus when the month is updated late', async () => {
    function Late() {
      const [month, setMonth] = useState('2026-03');
      const follow = (next: string) => void setTimeout(() => setMonth(next), 20);
      return (
        <>
          <MonthGrid month={month} onMonthChange={follow} items={[]} today="2026-03-11" emptyText="None" />
          <output>{month}</output>
        </>
      );
    }
    render(<Late />);
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    expect(day(/June 11,/)).toHaveFocus();
    expect(await screen.findByText('2026-06')).toBeVisible();
    expect(day(/June 11,/)).toHaveFocus();
  });

  it('opens the list of a day with full descriptions and returns focus', async () => {
    render(<March />);
    await userEvent.click(day(/March 23,/));
    const list = await screen.findByRole('dialog', { name: 'Mon, Mar 23, 2026' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Atlas Billing (Frontend lead) - active', 'Search Relevance']);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(day(/March 23,/)).toHaveFocus());
    expect(list).not.toBeInTheDocument();
  });

  it('lists a day below the grid on phones and announces it, until the month changes', async () => {
    const phone = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => phone);
    onTestFinished(() => void vi.unstubAllGlobals());
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { container } = render(<March />);
    const live = container.querySelector('[aria-live="polite"]:not(caption, span)');
    expect(live).toBeEmptyDOMElement();
    await userEvent.click(day(/March 23,/));
    expect(live).toHaveTextContent('Mon, Mar 23, 2026Atlas Billing (Frontend lead) - active');
    expect(scroll.mock.contexts).toEqual([live]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(day(/March 23,/)).toHaveFocus();
    expect(day(/March 23,/)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(live).toBeEmptyDOMElement());
  });

  it('says what is wrong on a day, and shows more about it below its list', async () => {
    render(
      <MonthGrid
        month="2026-03"
        onMonthChange={() => {}}
        items={[atlas]}
        emptyText="No assignments"
        warnings={new Map([['2026-03-11', 'Over by 20%']])}
        renderDay={(of) => <p>Load of {of}</p>}
      />,
    );
    expect(screen.getAllByText('Over by 20%')).toHaveLength(1);
    await userEvent.click(day(/March 11, 2026: Over by 20%, Atlas Billing$/));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Load of 2026-03-11');
    await expectAccessible();
  });

  it('shows the empty text for a day without items', async () => {
    render(<March items={[search]} />);
    await userEvent.click(day('Thursday, March 5, 2026'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('No assignments');
  });

  it('shows the description of a hovered item', async () => {
    render(<March />);
    await userEvent.hover(within(day(/March 12,/)).getByText('Atlas Billing'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Atlas Billing (Frontend lead) - active');
  });

  it('shows four items per day and the rest in the list', async () => {
    const items = Array.from({ length: 6 }, (_, index) => ({
      ...atlas,
      id: `${index}`,
      label: `Project ${index}`,
    }));
    render(<March items={items} />);
    const cell = day(/March 11,/);
    expect(cell).toHaveAccessibleName(/Project 0, Project 1, Project 2, Project 3, \+2 more$/);
    await userEvent.click(within(cell).getByText('+2'));
    expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(6);
  });

  it('renders four of two hundred items per day, but counts and lists them all', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...atlas,
      id: `${index}`,
      label: `Project ${index}`,
    }));
    render(<March items={items} />);
    expect(screen.getAllByText(/^Project/)).toHaveLength(4 * 35);
    expect(screen.getAllByText('+196')).toHaveLength(35);
    await userEvent.click(day(/March 11,/));
    expect(within(await screen.findByRole('dialog')).getAllByRole('listitem')).toHaveLength(200);
  });

  it('shows an item on the first day that has room for it, and from there to its end', () => {
    const until = (id: string, start: string, end: string) => ({ ...atlas, id, label: id, start, end });
    const four = ['A', 'B', 'C', 'D'].map((id) => until(id, '2026-03-05', '2026-03-10'));
    render(<March items={[...four, until('E', '2026-03-09', '2026-03-14')]} />);
    expect(day(/March 9,/)).toHaveAccessibleName(/: A, B, C, D, \+1 more$/);
    expect(day(/March 10,/)).toHaveAccessibleName(/: A, B, C, D, \+1 more$/);
    expect(day(/March 11,/)).toHaveAccessibleName(/: E$/);
    expect(day(/March 14,/)).toHaveAccessibleName(/: E$/);
  });

  it('keeps an item in its lane until it ends, then reuses the lane', () => {
    const row = (label: string, at: RegExp) => within(day(at)).getByText(label).parentElement?.style.gridRow;
    const checkIn = { ...atlas, id: 'check-in', label: 'Check-in', start: '2025-12-01', end: '2026-03-22' };
    render(<March items={[atlas, search, checkIn]} />);
    expect(row('Atlas Billing', /March 2,/)).toBe('2');
    expect(row('Check-in', /March 2,/)).toBe('3');
    expect(row('Atlas Billing', /March 24,/)).toBe('2');
    expect(row('Search Relevance', /March 24,/)).toBe('3');
  });
});
