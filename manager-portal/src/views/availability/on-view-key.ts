import { today } from '@erm/portal-kit';
import type { KeyboardEvent } from 'react';
import type { AvailabilityParams } from './availability-params';

interface ViewKeyOptions {
  params: AvailabilityParams;
  /** ID of the engineer of the focused row. */
  engineerId: string | undefined;
  /** Opens the history of an engineer, or of everything. */
  onHistory: (engineerId: string | null) => void;
  onSearch: () => void;
  onHelp: () => void;
}

/** Handles keys of the whole view. Returns whether it did. */
export function onViewKey(event: KeyboardEvent, options: ViewKeyOptions): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const { params, engineerId, onHistory, onSearch, onHelp } = options;
  if (ctrlKey || metaKey || altKey) return false;
  const keys: Record<string, () => void> = {
    1: () => params.zoom('week'),
    2: () => params.zoom('month'),
    t: () => params.goTo(today()),
    h: () => onHistory(engineerId ?? null),
    '/': onSearch,
    '?': onHelp,
    ...(shiftKey && { PageUp: () => params.turn(-1), PageDown: () => params.turn(1) }),
  };
  const handle = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!handle) return false;
  event.preventDefault();
  handle();
  return true;
}
