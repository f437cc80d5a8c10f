import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLoadable } from './loadable';
import { useLoadLater } from './use-load-later';
import { useLoadable } from './use-loadable';

interface Attempt {
  resolve: (part: string) => void;
  reject: (error: Error) => void;
}

function withPromises() {
  const attempts: Attempt[] = [];
  const importPart = vi.fn(
    () => new Promise<string>((resolve, reject) => void attempts.push({ resolve, reject })),
  );
  return { loadable: createLoadable(importPart), importPart, attempts };
}

const settle = () => act(() => Promise.resolve());

describe('createLoadable', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('loads once, however often it is called', async () => {
    const { loadable, importPart, attempts } = withPromises();
    void loadable.load();
    void loadable.load();
    attempts[0]?.resolve('part');
    await settle();
    await loadable.load();
    expect(importPart).toHaveBeenCalledOnce();
    expect(loadable.get()).toEqual({ status: 'ready', part: 'part' });
  });

  it('retries after a failure, and stays failed until it succeeds', async () => {
    const { loadable, importPart, attempts } = withPromises();
    void loadable.load();
    const error = new Error('offline');
    attempts[0]?.reject(error);
    await settle();
    expect(loadable.get()).toEqual({ status: 'failed', retrying: false, error });
    void loadable.load();
    void loadable.load();
    expect(importPart).toHaveBeenCalledTimes(2);
    expect(loadable.get()).toEqual({ status: 'failed', retrying: true, error });
    attempts[1]?.resolve('part');
    await settle();
    expect(loadable.get()).toEqual({ status: 'ready', part: 'part' });
  });
});

describe('useLoadable', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('starts loading once wanted, and renders the part', async () => {
    const { loadable, importPart, attempts } = withPromises();
    function Part({ wanted }: { wanted: boolean }) {
      const state = useLoadable(loadable, wanted);
      return <p>{state.status === 'ready' ? state.part : state.status}</p>;
    }
    const { rerender } = render(<Part wanted={false} />);
    expect(importPart).not.toHaveBeenCalled();
    rerender(<Part wanted />);
    expect(screen.getByText('loading')).toBeVisible();
    attempts[0]?.resolve('part');
    expect(await screen.findByText('part')).toBeVisible();
  });

  it('retries what failed while the browser was offline', async () => {
    const { loadable, importPart, attempts } = withPromises();
    function Part() {
      const state = useLoadable(loadable);
      return <p>{state.status === 'ready' ? state.part : state.status}</p>;
    }
    const { unmount } = render(<Part />);
    attempts[0]?.reject(new Error('offline'));
    await settle();
    expect(screen.getByText('failed')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    attempts[1]?.resolve('the part');
    await settle();
    expect(screen.getByText('the part')).toBeVisible();
    unmount();
    window.dispatchEvent(new Event('online'));
    expect(importPart).toHaveBeenCalledTimes(2);
  });

  it('retries what failed by itself, but only while it is wanted', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { loadable, importPart, attempts } = withPromises();
    function Part({ wanted }: { wanted: boolean }) {
      const state = useLoadable(loadable, wanted);
      return <p>{state.status === 'ready' ? state.part : state.status}</p>;
    }
    const fail = async (attempt: number) => {
      attempts[attempt]?.reject(new Error('offline'));
      await settle();
    };
    const wait = () => act(() => vi.advanceTimersByTime(4000));
    const { rerender } = render(<Part wanted />);
    await fail(0);
    await wait();
    await fail(1);
    rerender(<Part wanted={false} />);
    await wait();
    expect(importPart).toHaveBeenCalledTimes(2);
    rerender(<Part wanted />);
    await fail(2);
    await wait();
    attempts[3]?.resolve('the part');
    await settle();
    expect(screen.getByText('the part')).toBeVisible();
  });
});

describe('useLoadLater', () => {
  it('loads after the first screen, unless what needs it is gone by then', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { loadable, importPart } = withPromises();
    const Page = () => {
      useLoadLater(loadable);
      return null;
    };
    const { unmount } = render(<Page />);
    vi.advanceTimersByTime(1000);
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(importPart).not.toHaveBeenCalled();
    render(<Page />);
    vi.advanceTimersByTime(10_000);
    expect(importPart).toHaveBeenCalledOnce();
  });
});
