import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useAddressParams } from './use-address-params';
import { withParam } from './with-param';

function Filters() {
  const [params, setParams] = useAddressParams();
  return (
    <>
      <button
        onClick={() => {
          setParams((current) => withParam(current, 'sort', 'name'));
          setParams((current) => withParam(current, 'status', 'active'), { replace: true });
        }}
      >
        Change both
      </button>
      <button onClick={() => setParams({ q: 'go' })}>Search alone</button>
      <button onClick={() => setParams({ q: 'go' }, { state: 'asked' })}>Ask</button>
      <button onClick={() => setParams({ q: 'go', at: '7' }, { replace: true })}>Scroll</button>
      <output>{params.toString()}</output>
      <p>{`State: ${String(useLocation().state)}`}</p>
    </>
  );
}

describe('the parameters of the address', () => {
  afterEach(cleanup);

  it('keep both of two changes that come before the router has rendered the first', () => {
    window.history.replaceState(null, '', '/projects?q=atlas');
    render(
      <BrowserRouter>
        <Filters />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Change both' }));
    expect(window.location.search).toBe('?q=atlas&sort=name&status=active');
    expect(screen.getByRole('status').textContent).toBe('q=atlas&sort=name&status=active');
  });

  it('can be replaced as a whole', () => {
    window.history.replaceState(null, '', '/projects?status=active');
    render(
      <BrowserRouter>
        <Filters />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Search alone' }));
    expect(window.location.search).toBe('?q=go');
  });

  it('keep the state of an entry that they replace, until another is pushed', () => {
    window.history.replaceState(null, '', '/projects');
    render(
      <BrowserRouter>
        <Filters />
      </BrowserRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    fireEvent.click(screen.getByRole('button', { name: 'Scroll' }));
    expect(window.location.search).toBe('?q=go&at=7');
    expect(screen.getByText('State: asked')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Search alone' }));
    expect(screen.getByText('State: null')).toBeVisible();
  });
});
