import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListSearch } from './use-list-search';

function List() {
  const { q, typed, change: search, clear } = useListSearch();
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => search(event.target.value)} />
      <button onClick={clear}>Clear</button>
      <output>{q}</output>
    </>
  );
}

function openList(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
const searched = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const address = () => window.location.pathname + window.location.search;

describe('a list’s search', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('runs after a pause in typing and is added to the URL’s other parameters', async () => {
    openList('/engineers?sort=-name');
    type('te');
    await wait(299);
    type('terra');
    await wait(299);
    expect(searched()).toBe('');
    await wait(1);
    expect(searched()).toBe('terra');
    expect(address()).toBe('/engineers?sort=-name&q=terra');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await wait(300);
    expect(address()).toBe('/engineers?sort=-name');
  });

  it('is read from the URL and follows its changes', () => {
    openList('/engineers?q=go');
    expect(field().value).toBe('go');
    act(() => {
      window.history.replaceState(null, '', '/engineers?q=rust');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(field().value).toBe('rust');
    expect(searched()).toBe('rust');
  });

  it('ignores in the URL what the server refuses', () => {
    openList('/engineers?q=%20te%00rra');
    expect(searched()).toBe('terra');
  });

  it('keeps a keystroke typed while the previous search is still rendering', async () => {
    openList('/engineers');
    type('te');
    await wait(299);
    // The URL changes now, but the router renders it in a transition, and the next keystroke comes first.
    await act(async () => {
      vi.advanceTimersByTime(1);
      type('ter');
      await Promise.resolve();
    });
    expect(field().value).toBe('ter');
    await wait(300);
    expect(searched()).toBe('ter');
    expect(address()).toBe('/engineers?q=ter');
  });

  it('does not interfere with navigation before the pause is over', async () => {
    openList('/engineers');
    type('terra');
    window.history.pushState(null, '', '/projects');
    await wait(300);
    expect(address()).toBe('/projects');
  });
});
