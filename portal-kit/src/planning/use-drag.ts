import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { autoscroll } from './autoscroll';
import { PARTS, type Part } from './moved-dates';
import type { TimeCanvas } from './use-time-canvas';

/** Below this movement, a press is a click. */
const START_PX = 4;
const [EDGE_INSIDE_PX, GRIPPABLE_PX] = [6, 44];
const [HOLD_MS, HOLD_SLOP_PX] = [400, 8];

interface Point {
  x: number;
  y: number;
}

const START: Point = { x: 0, y: 0 };

interface Pressed {
  id: string;
  part: Part;
  row: number;
  at: Point;
  /** Where the canvas was scrolled to. */
  scrollLeft: number;
  pointerId: number;
  /** The element with the handlers, which gets all further events. */
  grid: Element;
  byTouch: boolean;
  /** Touch only takes what is held for a moment, because moving scrolls; except at the ends of what is selected. */
  held: boolean;
}

interface DragOptions<Taken> {
  canvas: TimeCanvas;
  rowAt: (clientY: number) => number;
  onTake: (id: string, row: number, part: Part) => Taken | null;
  /** `snaps` unless Alt is held; `copies` while Ctrl (⌘) is. */
  onMove: (taken: Taken, days: number, row: number, snaps: boolean, copies: boolean) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Taking bars by pointer, which are cells of a grid. Returns the handlers of the grid, and where the pointer is during a drag. */
export function useDrag<Taken>({ canvas, rowAt, onTake, onMove, onDrop, onCancel }: DragOptions<Taken>) {
  const pressed = useRef<Pressed | null>(null);
  const taken = useRef<Taken | null>(null);
  const [pointer, setPointer] = useState<Point | null>(null);
  const isDragging = pointer !== null;
  const hasDropped = useRef(false);
  const wasRefused = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const scroll = useRef<{ stop(): void; at(point: Point): void } | null>(null);

  const end = () => {
    clearTimeout(timer.current);
    scroll.current?.stop();
    scroll.current = null;
    pressed.current = null;
    taken.current = null;
    setPointer(null);
  };
  const last = useRef<Point & { snaps: boolean; copies: boolean }>({ ...START, snaps: true, copies: false });
  const follow = () => {
    const { snaps, copies, ...point } = last.current;
    const [press, moving, scroller] = [pressed.current, taken.current, canvas.scroller()];
    if (!press || !moving || !scroller) return;
    const dx = point.x - press.at.x + scroller.scrollLeft - press.scrollLeft;
    onMove(moving, Math.round(dx / canvas.scale.pxPerDay), rowAt(point.y), snaps, copies);
  };
  const take = (point: Point) => {
    const press = pressed.current;
    const scroller = canvas.scroller();
    if (!press || !scroller) return;
    taken.current = onTake(press.id, press.row, press.part);
    if (!taken.current) {
      end();
      wasRefused.current = true;
      return;
    }
    setPointer(point);
    press.grid.setPointerCapture(press.pointerId);
    scroll.current = autoscroll(scroller, follow);
  };
  const cancel = () => {
    if (taken.current) onCancel();
    end();
  };

  const onLost = useEffectEvent(cancel);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  });
  const onModifier = useEffectEvent((event: KeyboardEvent) => {
    const before = last.current;
    last.current = { ...before, ...modifiersOf(event) };
    if (before.snaps !== last.current.snaps || before.copies !== last.current.copies) follow();
  });
  useEffect(() => {
    if (!isDragging) return;
    const lose = () => onLost();
    const key = (event: KeyboardEvent) => onEscape(event);
    const modifier = (event: KeyboardEvent) => onModifier(event);
    window.addEventListener('blur', lose);
    window.addEventListener('keydown', key, true);
    window.addEventListener('keydown', modifier);
    window.addEventListener('keyup', modifier);
    return () => {
      window.removeEventListener('blur', lose);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('keydown', modifier);
      window.removeEventListener('keyup', modifier);
    };
  }, [isDragging]);
  const { scroller: findScroller } = canvas;
  // Always there: browsers only wait for what listens before the touch begins.
  useEffect(() => {
    const scroller = findScroller();
    const holdStill = (event: TouchEvent) => {
      if (taken.current !== null && event.cancelable) event.preventDefault();
    };
    scroller?.addEventListener('touchmove', holdStill, { passive: false });
    return () => scroller?.removeEventListener('touchmove', holdStill);
  }, [findScroller]);

  return {
    pointer,
    handlers: {
      onPointerDown(event: React.PointerEvent) {
        const bar = barOf(event.target);
        const scroller = canvas.scroller();
        const byTouch = event.pointerType === 'touch';
        // Another button puts back, and so does a second finger, which zooms.
        const isOther = event.button !== 0 || (byTouch && !event.isPrimary);
        if (isOther) cancel();
        if (!bar || !scroller || isOther) return;
        const at = { x: event.clientX, y: event.clientY };
        const grip = gripOf(event.target);
        last.current = { ...at, ...modifiersOf(event) };
        pressed.current = {
          ...bar,
          part: grip ?? partAt(bar.element, event.clientX),
          at,
          scrollLeft: scroller.scrollLeft,
          pointerId: event.pointerId,
          grid: event.currentTarget,
          byTouch,
          held: !byTouch || grip !== null,
        };
        if (!pressed.current.held) {
          timer.current = setTimeout(() => {
            if (!pressed.current) return;
            pressed.current.held = true;
            navigator.vibrate?.(10);
            take(at);
          }, HOLD_MS);
        }
      },
      onPointerMove(event: React.PointerEvent) {
        const press = pressed.current;
        if (!press) return;
        const point = { x: event.clientX, y: event.clientY };
        last.current = { ...point, ...modifiersOf(event) };
        const distance = Math.hypot(point.x - press.at.x, point.y - press.at.y);
        if (!press.held) {
          if (distance > HOLD_SLOP_PX) end();
          return;
        }
        if (!taken.current && distance < START_PX) return;
        if (!taken.current) take(press.at);
        setPointer(point);
        scroll.current?.at(point);
        follow();
      },
      onPointerUp() {
        const drops = taken.current !== null;
        hasDropped.current = drops || wasRefused.current;
        wasRefused.current = false;
        setTimeout(() => (hasDropped.current = false));
        end();
        if (drops) onDrop();
      },
      onPointerCancel: cancel,
      /** The click that ends a drag is none. */
      onClickCapture(event: React.MouseEvent) {
        if (hasDropped.current) event.stopPropagation();
      },
      /** Browsers offer a menu for what is held by touch. */
      onContextMenuCapture(event: React.MouseEvent) {
        if (!pressed.current?.byTouch) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function modifiersOf({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>) {
  return { snaps: !altKey, copies: ctrlKey || metaKey };
}

function barOf(target: EventTarget): { id: string; row: number; element: HTMLElement } | null {
  const element = (target as Element).closest<HTMLElement>('[role="gridcell"][data-cell]');
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const id = element?.dataset['cell'];
  return element && row !== undefined && id ? { id, row: Number(row), element } : null;
}

/** The end that a grip of a selected bar moves. */
function gripOf(target: EventTarget): Part | null {
  const name = (target as Element).closest<HTMLElement>('[data-grip]')?.dataset['grip'];
  return PARTS.find((part) => part === name) ?? null;
}

function partAt(bar: HTMLElement, clientX: number): Part {
  const { left, right, width } = bar.getBoundingClientRect();
  if (width < GRIPPABLE_PX) return 'whole';
  if (clientX - left <= EDGE_INSIDE_PX) return 'start';
  return right - clientX <= EDGE_INSIDE_PX ? 'end' : 'whole';
}
