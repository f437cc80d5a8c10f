import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag';
import type { TimeCanvas } from '../sheet/use-time-canvas';

const taken = vi.fn();
const moved = vi.fn();
const [dropped, cancelled, clicked, menu] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let scroller: HTMLDivElement | null = null;
const findScroller = () => scroller;

const rendered = vi.fn();

function Sheet() {
  rendered();
  const drag = useDrag<string>({
    canvas: { scale: { pxPerDay: 10 }, scroller: findScroller } as TimeCanvas,
    rowAt: () => 'ada',
    onTake({ id, row, part }) {
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
        <div role="row" data-row="ada">
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
    expect(taken).toHaveBeenCalledWith('bar', 'ada', 'whole');
    expect(scrolls()).toBe(false);
    move(131);
    expect(moved).toHaveBeenLastCalledWith('bar', 3, 'ada', true, false);
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
    expect(taken).toHaveBeenCalledWith('bar', 'ada', 'end');
    expect(moved).toHaveBeenLastCalledWith('bar', 2, 'ada', true, false);
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

describe('a drag by mouse', () => {
  const mouse = { button: 0, buttons: 1, pointerId: 1, pointerType: 'mouse', isPrimary: true, clientY: 5 };
  const dragTo = (x: number, more = {}) => {
    fireEvent.pointerDown(bar(), { ...mouse, clientX: 100 });
    fireEvent.pointerMove(bar(), { ...mouse, clientX: x, ...more });
  };
  const release = () => fireEvent.pointerUp(bar(), { ...mouse, buttons: 0 });
  const expectPutBack = () => {
    expect(cancelled).toHaveBeenCalledOnce();
    release();
    fireEvent.click(bar());
    expect(dropped).not.toHaveBeenCalled();
    expect(clicked).not.toHaveBeenCalled();
  };

  it('is put back by the right button, which then opens no menu', async () => {
    dragTo(120);
    fireEvent.pointerMove(bar(), { ...mouse, button: 2, buttons: 3, clientX: 120 });
    expect(fireEvent.contextMenu(bar(), { button: 2 })).toBe(false);
    fireEvent.pointerMove(bar(), { ...mouse, clientX: 150 });
    expect(moved).toHaveBeenCalledOnce();
    expectPutBack();
    await wait(0);
    fireEvent.contextMenu(bar(), { button: 2 });
    expect(menu).toHaveBeenCalledOnce();
  });

  it('is put back by Escape, and when the window loses the focus', async () => {
    dragTo(120);
    fireEvent.keyDown(bar(), { key: 'Escape' });
    expectPutBack();
    await wait(0);
    vi.clearAllMocks();
    dragTo(120);
    fireEvent.blur(window);
    expectPutBack();
  });

  it('renders and reports nothing as long as it stays within a day', () => {
    dragTo(120);
    rendered.mockClear();
    for (const x of [121, 122, 119, 118]) fireEvent.pointerMove(bar(), { ...mouse, clientX: x });
    expect(moved).toHaveBeenCalledOnce();
    fireEvent.pointerMove(bar(), { ...mouse, clientX: 126 });
    expect(moved).toHaveBeenLastCalledWith('bar', 3, 'ada', true, false);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('keeps the dates while Shift is held, also if that begins or ends without a movement', () => {
    dragTo(120, { shiftKey: true });
    expect(moved).toHaveBeenLastCalledWith('bar', 0, 'ada', true, false);
    fireEvent.keyUp(window, { key: 'Shift' });
    expect(moved).toHaveBeenLastCalledWith('bar', 2, 'ada', true, false);
    fireEvent.keyDown(window, { key: 'Shift', shiftKey: true });
    expect(moved).toHaveBeenLastCalledWith('bar', 0, 'ada', true, false);
  });

  it('moves the end that is taken by its edge, of a bar wide enough for three parts', () => {
    const take = (width: number, at: number) => {
      vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, width, 22));
      fireEvent.pointerDown(bar(), { ...mouse, clientX: 100 + at });
      fireEvent.pointerMove(bar(), { ...mouse, clientX: 120 + at });
      release();
      return taken.mock.lastCall?.[2] as string;
    };
    expect([take(44, 6), take(44, 7), take(44, 38), take(43, 6)]).toEqual(['start', 'whole', 'end', 'whole']);
  });

  it('scrolls once it has been at an edge for a moment, and moves what it holds along', async () => {
    const box = new DOMRect(0, 0, 1000, 500);
    vi.spyOn(scroller!, 'getBoundingClientRect').mockReturnValue(box);
    scroller!.scrollBy = ((x: number) => (scroller!.scrollLeft += x)) as Element['scrollBy'];
    dragTo(500, { clientY: 250 });
    await wait(1000);
    expect(scroller!.scrollLeft).toBe(0);
    fireEvent.pointerMove(bar(), { ...mouse, clientX: 1000, clientY: 250 });
    await wait(100);
    expect(scroller!.scrollLeft).toBe(0);
    await wait(1000);
    // At the very edge, 1,200 px per second.
    expect(scroller!.scrollLeft).toBeGreaterThan(900);
    expect(scroller!.scrollLeft).toBeLessThan(1400);
    const days = Math.round((900 + scroller!.scrollLeft) / 10);
    expect(moved).toHaveBeenLastCalledWith('bar', days, 'ada', true, false);
    release();
    const at = scroller!.scrollLeft;
    await wait(500);
    expect(scroller!.scrollLeft).toBe(at);
  });
});
