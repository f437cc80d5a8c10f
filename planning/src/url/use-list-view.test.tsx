import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useListView } from './use-list-view';
import { ViewSwitch } from './ViewSwitch';

const VIEWS = ['table', 'schedule'] as const;

function List() {
  const list = useListView('assignments', VIEWS);
  return (
    <ViewSwitch
      key={list.view}
      list={list}
      options={[
        { value: 'table', label: 'Table' },
        { value: 'schedule', label: 'Schedule' },
      ]}
    />
  );
}

function open(search: string) {
  window.history.replaceState(null, '', `/assignments${search}`);
  return render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
}

const isShown = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('the view of a list', () => {
  it('is the first one unless the URL names another', () => {
    const { unmount } = open('');
    expect(isShown('Table')).toBe(true);
    unmount();
    open('?view=schedule');
    expect(isShown('Schedule')).toBe(true);
  });

  it('ignores an unknown name', () => {
    open('?view=kanban');
    expect(isShown('Table')).toBe(true);
  });

  it('is in the URL, which keeps the search and drops what only the other view understands', () => {
    open('?q=ana&sort=role');
    choose('Schedule');
    expect(window.location.search).toBe('?q=ana&view=schedule');
    choose('Table');
    expect(window.location.search).toBe('?q=ana');
  });

  it('is remembered by the browser, but a URL wins', () => {
    const { unmount } = open('');
    choose('Schedule');
    unmount();
    const again = open('');
    expect(isShown('Schedule')).toBe(true);
    again.unmount();
    open('?view=table');
    expect(isShown('Table')).toBe(true);
  });

  it('keeps the focus on its switch, which every view brings along', () => {
    open('');
    screen.getByRole('radio', { name: 'Table' }).focus();
    choose('Schedule');
    expect(screen.getByRole('radio', { name: 'Schedule' })).toHaveFocus();
  });

  it('follows the back button', async () => {
    open('');
    choose('Schedule');
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });
    expect(isShown('Table')).toBe(true);
  });
});
