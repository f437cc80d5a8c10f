import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag';
import type { TimeCanvas } from './use-time-canvas';

const taken = vi.fn();
const moved = vi.fn();
const [dropped, cancelled, clicked, menu] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let scroller: HTMLDivElement | null = null;
const findScroller = () => scroller;

function Sheet() {
  const drag = useDrag<string>({
    canvas: { scale: { pxPerDay: 10 }, scroller: findScroller } as TimeCanvas,
    rowAt: () => 3,
    onTake(id, row, part) {
      taken(id, row, part);
      return id;
    },
    onMove: moved,
    onDrop: dropped,
    onCancel: cancelled,
  });
  return (
    <div ref={(element) => void (scroller = element)}>
      <div
        role="grid"
        tabIndex={0}
        onClick={clicked}
        onKeyDown={clicked}
        onContextMenu={menu}
        {...drag.handlers}
      >
        <div role="row" data-row="3">
          <div role="gridcell" data-cell="bar">
            <span data-grip="end" data-testid="grip" />
          </div>
        </div>
      </div>
    </div>
  );
}

const bar = () => screen.getByRole('gridcell');
const touch = { button: 0, pointerId: 1, pointerType: 'touch', isPrimary: true };
const press = (element: Element, x = 100) =>
  fireEvent.pointerDown(element, { ...touch, clientX: x, clientY: 5 });
const move = (x: number, y = 5) => fireEvent.pointerMove(bar(), { ...touch, clientX: x, clientY: y });
const lift = () => fireEvent.pointerUp(bar(), touch);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Whether the browser may scroll. */
const scrolls = () => fireEvent(bar(), createEvent.touchMove(bar(), { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  Element.prototype.setPointerCapture ??= () => {};
  render(<Sheet />);
});
afterEach(() => vi.useRealTimers());

describe('a drag by touch', () => {
  it('begins when a bar is held for 400 ms, and only then stops scrolling', async () => {
    press(bar());
    await wait(399);
    expect(taken).not.toHaveBeenCalled();
    expect(scrolls()).toBe(true);
    await wait(1);
    expect(taken).toHaveBeenCalledWith('bar', 3, 'whole');
    expect(scrolls()).toBe(false);
    move(131);
    expect(moved).toHaveBeenLastCalledWith('bar', 3, 3, true, false);
    lift();
    expect(dropped).toHaveBeenCalledOnce();
    expect(scrolls()).toBe(true);
  });

  it('does not begin if the finger moves before, which scrolls', async () => {
    press(bar());
    await wait(300);
    move(109);
    await wait(1000);
    move(150);
    lift();
    expect(taken).not.toHaveBeenCalled();
  });

  it('begins with a trembling finger, and ends when the browser takes the touch away', async () => {
    press(bar());
    move(107);
    await wait(400);
    expect(taken).toHaveBeenCalledOnce();
    fireEvent.pointerCancel(bar(), touch);
    expect(cancelled).toHaveBeenCalledOnce();
    lift();
    expect(dropped).not.toHaveBeenCalled();
  });

  it('begins at once at a grip, and moves that end', () => {
    press(screen.getByTestId('grip'));
    move(103);
    expect(taken).not.toHaveBeenCalled();
    move(120);
    expect(taken).toHaveBeenCalledWith('bar', 3, 'end');
    expect(moved).toHaveBeenLastCalledWith('bar', 2, 3, true, false);
  });

  it('is put back by a second finger', async () => {
    press(bar());
    await wait(400);
    fireEvent.pointerDown(bar(), { ...touch, pointerId: 2, isPrimary: false });
    expect(cancelled).toHaveBeenCalledOnce();
    lift();
    expect(dropped).not.toHaveBeenCalled();
  });

  it('opens no menu, which a right click does', async () => {
    press(bar());
    await wait(500);
    expect(fireEvent.contextMenu(bar())).toBe(false);
    expect(menu).not.toHaveBeenCalled();
    lift();
    fireEvent.contextMenu(bar());
    expect(menu).toHaveBeenCalledOnce();
  });
});

it('the click that ends a drag is none, and the next one is', async () => {
  const mouse = { button: 0, pointerId: 1, pointerType: 'mouse', isPrimary: true, clientY: 5 };
  fireEvent.pointerDown(bar(), { ...mouse, clientX: 100 });
  fireEvent.pointerMove(bar(), { ...mouse, clientX: 120 });
  fireEvent.pointerUp(bar(), mouse);
  fireEvent.click(bar());
  expect(dropped).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
  await wait(0);
  fireEvent.click(bar());
  expect(clicked).toHaveBeenCalledOnce();
});
