import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { autoscroll } from '../sheet/autoscroll';
import { PARTS, type Part } from '../days/moved-dates';
import type { TimeCanvas } from '../sheet/use-time-canvas';

/** A press that moves less than this is a click. */
const START_PX = 4;
/** Width of the resize zone at each end of a bar, and the minimum bar width for having one. */
export const [EDGE_INSIDE_PX, GRIPPABLE_PX] = [6, 44] as const;
const [HOLD_MS, HOLD_SLOP_PX] = [400, 8];

interface Point {
  x: number;
  y: number;
}

/** Where a drag began. Not where it is: that would render the grid with every move, and a `PointerNote` follows it. */
interface Pointer extends Point {
  byTouch: boolean;
}

const START: Point = { x: 0, y: 0 };
const NO_KEYS: Keys = { snaps: true, copies: false, keepsDates: false };

/** A draggable item under the pointer. */
export interface Takeable {
  id: string;
  part: Part;
  /** ID of its row. */
  row: string;
  /** Whether touch drags it immediately, without holding. */
  isGrip?: boolean;
  /** Set if it is listed outside the grid: closes the list once it is dragged. */
  closeList?: () => void;
}

/** Effects of modifier keys. */
interface Keys {
  /** Snap to weeks; off while Alt is held. */
  snaps: boolean;
  /** Copy, while Ctrl (⌘) is held. */
  copies: boolean;
  /** Change only the row, while Shift is held. */
  keepsDates: boolean;
}

interface Pressed extends Takeable {
  at: Point;
  /** Scroll position at the press. */
  scrollLeft: number;
  pointerId: number;
  /** The element with the handlers; captures the pointer. */
  grid: Element;
  byTouch: boolean;
  /** By touch, an item must be held for a moment first, as moving scrolls; except by the grips of a selected item. */
  held: boolean;
  /** The last reported target; most pointer moves stay within a day. */
  over?: string;
}

interface DragOptions<Taken> {
  canvas: TimeCanvas;
  /** ID of the row at a `clientY`; omitted if items stay in their rows. */
  rowAt?: (clientY: number) => string;
  /** Finds the item under the pointer; bars by default. */
  find?: (event: React.PointerEvent) => Takeable | null;
  onTake: (item: Takeable) => Taken | null;
  /** Called when the days, the row, or the modifier keys change. */
  onMove: (taken: Taken, days: number, row: string, snaps: boolean, copies: boolean) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/**
 * Drag and drop within a grid. Returns the grid's handlers, and during a drag where it began. `press` starts with an item
 * outside the grid, whose element needs the same handlers until it is dragged.
 */
export function useDrag<Taken>(options: DragOptions<Taken>) {
  const { canvas, rowAt, find = barAt, onTake, onMove, onDrop, onCancel } = options;
  const pressed = useRef<Pressed | null>(null);
  const taken = useRef<Taken | null>(null);
  const [pointer, setPointer] = useState<Pointer | null>(null);
  const isDragging = pointer !== null;
  const hasDropped = useRef(false);
  /** Whether the drag was canceled or refused: the release and further buttons are ignored then. */
  const isOver = useRef(false);
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
  const last = useRef<{ point: Point; keys: Keys }>({ point: START, keys: NO_KEYS });
  const follow = () => {
    const { point, keys } = last.current;
    const [press, moving, scroller] = [pressed.current, taken.current, canvas.scroller()];
    if (!press || !moving || !scroller) return;
    const dx = point.x - press.at.x + scroller.scrollLeft - press.scrollLeft;
    const days = keys.keepsDates ? 0 : Math.round(dx / canvas.scale.pxPerDay);
    const row = rowAt?.(point.y) ?? press.row;
    const { snaps, copies } = keys;
    const over = [days, row, snaps, copies].join();
    if (over === press.over) return;
    press.over = over;
    onMove(moving, days, row, snaps, copies);
  };
  const take = (point: Point) => {
    const press = pressed.current;
    const scroller = canvas.scroller();
    if (!press || !scroller) return;
    taken.current = onTake(press);
    if (!taken.current) {
      end();
      isOver.current = true;
      return;
    }
    setPointer({ ...point, byTouch: press.byTouch });
    press.grid.setPointerCapture(press.pointerId);
    press.closeList?.();
    scroll.current = autoscroll(scroller, follow);
  };
  const cancel = () => {
    if (taken.current) {
      onCancel();
      isOver.current = true;
    }
    end();
  };

  const onLost = useEffectEvent(cancel);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cancel();
  });
  const onModifier = useEffectEvent((event: KeyboardEvent) => {
    last.current = { ...last.current, keys: keysOf(event) };
    follow();
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
  // Attached permanently: browsers only honor listeners that exist before the touch starts.
  useEffect(() => {
    const scroller = findScroller();
    const holdStill = (event: TouchEvent) => {
      if (taken.current !== null && event.cancelable) event.preventDefault();
    };
    scroller?.addEventListener('touchmove', holdStill, { passive: false });
    return () => scroller?.removeEventListener('touchmove', holdStill);
  }, [findScroller]);

  const press = (event: React.PointerEvent, item: Takeable | null, grid: Element | null) => {
    const scroller = canvas.scroller();
    const byTouch = event.pointerType === 'touch';
    isOver.current = false;
    // A second finger cancels: it is a pinch.
    const isOther = event.button !== 0 || (byTouch && !event.isPrimary);
    if (isOther) cancel();
    if (!item || !grid || !scroller || isOther) return;
    const at = { x: event.clientX, y: event.clientY };
    last.current = { point: at, keys: keysOf(event) };
    pressed.current = {
      ...item,
      at,
      scrollLeft: scroller.scrollLeft,
      pointerId: event.pointerId,
      grid,
      byTouch,
      held: !byTouch || item.isGrip === true,
    };
    if (!pressed.current.held) {
      timer.current = setTimeout(() => {
        if (!pressed.current) return;
        pressed.current.held = true;
        navigator.vibrate?.(10);
        take(at);
      }, HOLD_MS);
    }
  };

  return {
    pointer,
    press,
    handlers: {
      onPointerDown: (event: React.PointerEvent) => press(event, find(event), event.currentTarget),
      onPointerMove(event: React.PointerEvent) {
        const press = pressed.current;
        if (!press) return;
        // Another button cancels. While one is down, browsers report it as a move.
        if (event.buttons > 1) {
          cancel();
          return;
        }
        const point = { x: event.clientX, y: event.clientY };
        last.current = { point, keys: keysOf(event) };
        const distance = Math.hypot(point.x - press.at.x, point.y - press.at.y);
        if (!press.held) {
          if (distance > HOLD_SLOP_PX) end();
          return;
        }
        if (!taken.current && distance < START_PX) return;
        if (!taken.current) take(press.at);
        scroll.current?.at(point);
        follow();
      },
      onPointerUp() {
        const drops = taken.current !== null;
        hasDropped.current = drops || isOver.current;
        isOver.current = false;
        setTimeout(() => (hasDropped.current = false));
        end();
        if (drops) onDrop();
      },
      onPointerCancel: cancel,
      /** Suppresses the click that ends a drag. */
      onClickCapture(event: React.MouseEvent) {
        if (hasDropped.current) event.stopPropagation();
      },
      /** Suppresses the browser's menu on a long touch and for the button that canceled. */
      onContextMenuCapture(event: React.MouseEvent) {
        const hasPutBack = event.button === 2 && (isOver.current || hasDropped.current);
        if (!pressed.current?.byTouch && !hasPutBack) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

function keysOf(event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): Keys {
  return { snaps: !event.altKey, copies: event.ctrlKey || event.metaKey, keepsDates: event.shiftKey };
}

/** The bar under the pointer, and which part of it. */
function barAt({ target, clientX }: React.PointerEvent): Takeable | null {
  const element = (target as Element).closest<HTMLElement>('[role="gridcell"][data-cell]');
  const row = element?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const id = element?.dataset['cell'];
  if (!element || row === undefined || !id) return null;
  const grip = gripOf(target);
  return { id, row, part: grip ?? partAt(element, clientX), isGrip: grip !== null };
}

/** The part that a grip moves. */
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
