import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { Part } from '@erm/planning';
import { createStore } from 'zustand/vanilla';
import type { RowModel } from '../model/row-model';
import type { Change } from './change';
import type { Judged } from './judge';

/** Unsaved changes with their judgment. */
export interface Draft extends Judged {
  changes: readonly Change[];
}

/** One held assignment, or all picked ones. */
export interface Held extends Draft {
  is: 'held';
  by: 'pointer' | 'keys';
  part: Part;
  /** The one that the user grabbed. */
  grabbed: ScheduleAssignment;
  /** By how many days several are moved, and whether a project stopped them. */
  days: number;
  stops: boolean;
  /** Whether a copy is requested, which is not possible for several. */
  copies: boolean;
}

/** Dropped, but changed by someone else meanwhile: the user decides. */
export interface Contested extends Draft {
  is: 'contested';
  placed: Change;
  /** The new engineer. */
  getter: RowModel['engineer'];
}

/** Fixes are suggested, after a drop that causes an overload or for an existing one. */
export interface Fixing extends Draft {
  is: 'fixing';
  placed: Change;
  /** ID of the overloaded engineer. */
  engineerId: string;
}

export type Phase = { is: 'idle' } | Held | (Draft & { is: 'nudged' }) | Contested | Fixing;

export interface Saving {
  by: 'drop' | 'nudge';
  /** Drawn as a proposal until saved; null if the rows show it optimistically. */
  draft: Draft | null;
}

export interface ChangeState {
  phase: Phase;
  /** Pending saves, until everything is refetched. */
  saving: readonly Saving[];
  /** Text of the alert. */
  alert: string;
  /** Whether a gesture waits for the code of the controller. */
  isWaiting: boolean;
}

export const IDLE: Phase = { is: 'idle' };

export const NOT_CONNECTED = 'Not connected. Nothing can be changed until the connection is back.';

export const createChangeStore = () =>
  createStore<ChangeState>(() => ({ phase: IDLE, saving: [], alert: '', isWaiting: false }));

export type ChangeStore = ReturnType<typeof createChangeStore>;

/** The proposal to draw: the current change, or else one being saved. */
export function drawnDraft({ phase, saving }: ChangeState): Draft | null {
  return phase.is === 'idle' ? (saving.findLast(({ draft }) => draft)?.draft ?? null) : phase;
}

/** Whether nudges are unsaved, so that commands have to wait. */
export function isUnsaved({ phase, saving }: ChangeState): boolean {
  return phase.is === 'nudged' || (phase.is === 'idle' && saving.some(({ draft }) => draft !== null));
}

/** Whether to hold back changes of others: during a drag, and until a drop is saved. */
export function holdsChanges({ phase, saving, isWaiting }: ChangeState): boolean {
  return isWaiting || phase.is === 'held' || saving.some(({ by }) => by === 'drop');
}
