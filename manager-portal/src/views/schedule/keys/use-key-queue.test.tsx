import { sampleManager } from '@erm/portal-kit/testing';
import { HostContext } from '@erm/portal-sdk';
import { createFakeHost } from '@erm/portal-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChangeStore } from '../change/state';
import { useKeyQueue } from './use-key-queue';

const host = createFakeHost({ user: sampleManager, api: () => null });
const queryClient = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <HostContext value={host}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </HostContext>
);

const pressed: string[] = [];

function Grid({ isWaiting }: { isWaiting: boolean }) {
  const grid = useRef<HTMLDivElement>(null);
  const state = { ...createChangeStore().getState(), isWaiting };
  const onKeyDown = useKeyQueue(grid, { run: vi.fn(), state }, ({ key }) => pressed.push(key) > 0);
  return <div ref={grid} role="grid" tabIndex={0} onKeyDown={onKeyDown} />;
}

beforeEach(() => {
  pressed.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('handles keys in their order, also one that comes before those that waited for code', () => {
  const { rerender } = render(<Grid isWaiting />, { wrapper });
  const grid = screen.getByRole('grid');
  grid.focus();
  fireEvent.keyDown(grid, { key: 'ArrowRight', shiftKey: true });
  expect(pressed).toEqual([]);
  rerender(<Grid isWaiting={false} />);
  fireEvent.keyDown(grid, { key: 'Enter' });
  vi.runAllTimers();
  expect(pressed).toEqual(['ArrowRight', 'Enter']);
  fireEvent.keyDown(grid, { key: 'Escape' });
  expect(pressed.at(-1)).toBe('Escape');
});
