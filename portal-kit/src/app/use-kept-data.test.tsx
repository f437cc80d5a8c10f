import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptData } from './use-kept-data';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const read = vi.fn(() => Promise.resolve('Atlas'));
const Projects = () => <p>{useQuery({ queryKey: ['projects'], queryFn: read }).data ?? 'Loading'}</p>;

function Portal({ client }: { client: QueryClient }) {
  useKeptData(client);
  return (
    <QueryClientProvider client={client}>
      <Projects />
    </QueryClientProvider>
  );
}

it('keeps what is shown while the portal is hidden for longer than the cache, without requests, and reads it again after', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 60_000 } } });
  const at = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Portal client={client} />
    </Activity>
  );
  const { rerender } = render(at('visible'));
  await screen.findByText('Atlas');
  rerender(at('hidden'));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(read).toHaveBeenCalledTimes(1);
  rerender(at('visible'));
  expect(screen.getByText('Atlas')).toBeVisible();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});
