import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
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
      <output>{params.toString()}</output>
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
});
