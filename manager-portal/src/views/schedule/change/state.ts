import type { ScheduleAssignment } from '@erm/contracts/schedule';
import type { Part } from '@erm/planning';
import type { RowModel } from '../model/row-model';
import type { Change } from './change';
import type { Judged } from './judge';

/** Changes that are not saved yet, and what they would result in. */
export interface Draft extends Judged {
  changes: readonly Change[];
}

/** One assignment that is held, or all that are picked. */
export interface Held extends Draft {
  is: 'held';
  by: 'pointer' | 'keys';
  part: Part;
  /** The one by which several are held. */
  grabbed: ScheduleAssignment;
  /** By how many days several are moved, and whether a project stops them. */
  days: number;
  stops: boolean;
  /** Whether copies are asked for. Of several, there are none. */
  copies: boolean;
}

/** Dropped, but somebody else has changed it: the user is asked. */
export interface Contested extends Draft {
  is: 'contested';
  placed: Change;
  /** Who would have it. */
  getter: RowModel['engineer'];
}

/** Fixes are suggested for what was dropped where it does not fit, or for an overload that exists. */
export interface Fixing extends Draft {
  is: 'fixing';
  placed: Change;
  /** The ID of who is or would be over capacity. */
  engineerId: string;
}

export type Phase = { is: 'idle' } | Held | (Draft & { is: 'nudged' }) | Contested | Fixing;

export interface Saving {
  by: 'drop' | 'nudge';
  /** What stays drawn as it was proposed until it is saved; null if the rows show it already. */
  draft: Draft | null;
}

export interface ChangeState {
  phase: Phase;
  /** What is being saved, until all that it concerns is read again. */
  saving: readonly Saving[];
  /** What an alert says. */
  alert: string;
}

export const IDLE: Phase = { is: 'idle' };

/** What is drawn as proposed: what is changed at the moment, or else what is being saved. */
export function drawnDraft({ phase, saving }: ChangeState): Draft | null {
  return phase.is === 'idle' ? (saving.findLast(({ draft }) => draft)?.draft ?? null) : phase;
}

/** Whether single keys have changed something that is not saved: commands have to wait for it. */
export function isUnsaved({ phase, saving }: ChangeState): boolean {
  return phase.is === 'nudged' || (phase.is === 'idle' && saving.some(({ draft }) => draft !== null));
}

/** Whether changes of others have to wait: something is held, or being saved where it was dropped. */
export function holdsChanges({ phase, saving }: ChangeState): boolean {
  return phase.is === 'held' || saving.some(({ by }) => by === 'drop');
}
