import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as floating from './FloatingTooltip';

/** Renders a button whose tooltip takes until `arrive` to load, while the clock stands still. */
async function renderLoading() {
  let release = () => {};
  let wasRead = () => {};
  const arrival = new Promise<void>((resolve) => (release = resolve));
  const reading = new Promise<void>((resolve) => (wasRead = resolve));
  vi.doMock('./FloatingTooltip', async (original) => {
    await arrival;
    const { FloatingTooltip } = await original<typeof floating>();
    return {
      get FloatingTooltip() {
        wasRead();
        return FloatingTooltip;
      },
    };
  });
  const { Tooltip } = await import('.');
  vi.useFakeTimers();
  render(
    <Tooltip content="Atlas Billing">
      <button type="button">AB</button>
    </Tooltip>,
  );
  const arrive = async () => {
    release();
    // Only then does the tooltip have it: importing it here, too, may be sooner.
    await act(() => reading);
  };
  return { button: screen.getByRole('button'), arrive };
}

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const tooltip = () => screen.queryByRole('tooltip');

describe('a tooltip that is not loaded yet', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.useRealTimers());
  // Modules are shared with the other files of this worker.
  afterAll(() => {
    vi.doUnmock('./FloatingTooltip');
    vi.resetModules();
  });

  it('opens 700 ms after the hover, not after it is loaded, and closes when the pointer leaves the window', async () => {
    const { button, arrive } = await renderLoading();
    fireEvent.mouseEnter(button);
    advance(400);
    await arrive();
    advance(290);
    expect(tooltip()).not.toBeInTheDocument();
    advance(20);
    expect(tooltip()).toHaveTextContent('Atlas Billing');
    fireEvent.mouseLeave(document.documentElement);
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('opens as soon as it is loaded if that took longer', async () => {
    const { button, arrive } = await renderLoading();
    fireEvent.mouseEnter(button);
    advance(2000);
    await arrive();
    advance(1);
    expect(tooltip()).toBeInTheDocument();
  });

  it('stays closed if the pointer leaves before it is loaded', async () => {
    const { button, arrive } = await renderLoading();
    fireEvent.mouseEnter(button);
    fireEvent.mouseLeave(button);
    await arrive();
    advance(2000);
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('stays closed if the pointer leaves once it is loaded', async () => {
    const { button, arrive } = await renderLoading();
    fireEvent.mouseEnter(button);
    await arrive();
    fireEvent.mouseLeave(button);
    advance(2000);
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('stays closed if it was opened by the focus and closed by Escape meanwhile', async () => {
    const { button, arrive } = await renderLoading();
    fireEvent.mouseEnter(button);
    await arrive();
    act(() => button.focus());
    expect(tooltip()).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tooltip()).not.toBeInTheDocument();
    advance(2000);
    expect(tooltip()).not.toBeInTheDocument();
  });

  it('opens as soon as it is loaded if the focus has reached its element', async () => {
    const { button, arrive } = await renderLoading();
    act(() => button.focus());
    await arrive();
    expect(tooltip()).toBeInTheDocument();
  });
});
