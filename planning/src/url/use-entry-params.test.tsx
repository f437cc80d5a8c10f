import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useEntryParams } from './use-entry-params';

function Search() {
  const [, setParams] = useEntryParams();
  return (
    <>
      <button onClick={() => setParams({ q: 'go' })}>Search alone</button>
      <button onClick={() => setParams({ q: 'rust' }, { replace: true })}>Search on</button>
      <button onClick={() => setParams({ q: 'go' }, { state: 'asked' })}>Ask</button>
      <button onClick={() => setParams({ q: 'go', at: '7' }, { replace: true })}>Scroll</button>
      <p>{`State: ${String(useLocation().state)}`}</p>
    </>
  );
}

function open(state: unknown) {
  window.history.replaceState(state, '', '/projects');
  render(
    <BrowserRouter>
      <Search />
    </BrowserRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the parameters of an address whose entry has a state', () => {
  it('leave the state of an entry of the history that they replace', () => {
    open({ usr: 'asked here', key: 'one', idx: 0 });
    press('Search on');
    expect(window.location.search).toBe('?q=rust');
    expect(window.history.state).toMatchObject({ usr: 'asked here' });
    press('Search alone');
    expect(window.history.state).toMatchObject({ usr: null });
  });

  it('leave the state that was pushed with it, until another is pushed', () => {
    open(null);
    press('Ask');
    press('Scroll');
    expect(window.location.search).toBe('?q=go&at=7');
    expect(screen.getByText('State: asked')).toBeVisible();
    press('Search alone');
    expect(screen.getByText('State: null')).toBeVisible();
  });
});
