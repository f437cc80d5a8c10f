import { MAX_OPERATIONS, type applyBatch } from '@erm/contracts/batches';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import { isConflict } from '@erm/portal-kit';
import { spokenRange, type Zoom } from '@erm/planning';
import type { Notification } from '@erm/portal-sdk';
import { createStore } from 'zustand/vanilla';
import type { Found } from '../model/found';
import { projectNameOf } from '../model/schedule-texts';
import type { Change } from './change';
import { judge, type Judged, type World } from './judge';
import { operationsOf, restsOf, type Operations } from './operations';
import { IDLE, type ChangeState, type Contested, type Draft, type Phase, type Saving } from './state';
import * as texts from './texts';

export interface SaveRequest {
  operations: Operations;
  /** What the rows show before the API has answered. */
  outcomes: Judged['outcomes'];
  /** The toast when it is saved. */
  saved: { title: string; description: string };
  /** The toast if the API gives no reason why it is not. */
  failed: string;
  /** Whether the user is asked about a conflict. Otherwise, a toast tells them. */
  asks: boolean;
}

/** What is changed, and what comes of it. */
export interface Grid extends World {
  zoom: Zoom;
  /** Who is so many rows below an engineer, or the last one to whom something can be moved. */
  below: (engineerId: string, rows: number) => string;
  picked: readonly Found[];
  say: (text: string) => void;
  sayStep: (text: string) => void;
  notify: (notification: Notification) => void;
  isConnected: () => boolean;
  /** Saves as one batch, and tells how it ends. Resolves once everything is read again. */
  save: (request: SaveRequest) => Promise<EndpointResponse<typeof applyBatch>>;
  /** Called with what running assignments that were split go on as, by their IDs. */
  onSplit: (rests: ReadonlyMap<string, string>) => void;
}

interface Sent extends Pick<Saving, 'by'>, Pick<SaveRequest, 'saved'> {
  /** What screen readers hear when it is saved. */
  announced?: string;
  /** What to ask in case of a conflict. */
  contested?: Contested;
}

/** The state of changes in a grid, and how they are saved. */
export class ChangeCore {
  readonly store = createStore<ChangeState>(() => ({ phase: IDLE, saving: [], alert: '' }));

  #grid: Grid;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  get grid(): Grid {
    return this.#grid;
  }

  /** Goes on with the grid as it is now, which is another one whenever anything around it has changed. */
  connect(grid: Grid): void {
    this.#grid = grid;
  }

  get phase(): Phase {
    return this.store.getState().phase;
  }

  go(phase: Phase): void {
    this.store.setState({ phase });
  }

  /** Shows an alert to screen readers. */
  warn(alert: string): void {
    this.store.setState({ alert });
  }

  putBack(): void {
    this.go(IDLE);
    this.grid.say('Put back.');
  }

  /** Who is over capacity may be out of sight, and what was dropped is put back: an announcement alone would not be seen. */
  refuse(description: string): void {
    this.grid.notify({ kind: 'error', title: 'Not saved', description });
  }

  canSave(): boolean {
    const isConnected = this.grid.isConnected();
    if (!isConnected) this.warn('Not connected. Nothing can be changed until the connection is back.');
    return isConnected;
  }

  isSaving(by: Saving['by']): boolean {
    return this.store.getState().saving.some((each) => each.by === by);
  }

  draftOf(changes: readonly Change[], before?: Judged): Draft {
    return { changes, ...judge(changes, this.grid, before) };
  }

  /** Whether a change of this assignment is one of all that are picked. */
  isTogether(id: string): boolean {
    const { picked } = this.grid;
    return picked.length > 1 && picked.some(({ assignment }) => assignment._id === id);
  }

  nameOf({ assignment }: Change): string {
    return projectNameOf(assignment, this.grid.projects);
  }

  /** Saves a move to an engineer, or asks if somebody else has changed the same. */
  sendMove(draft: Draft, placed: Change, getter: Contested['getter']): void {
    const name = this.nameOf(placed);
    const verb = placed.copies ? 'Copied' : 'Moved';
    void this.#send(operationsOf(draft.changes, this.grid.today), draft, {
      by: 'drop',
      saved: texts.savedTexts(name, getter.name, placed),
      announced: texts.movedText(`${verb}: ${name}, ${spokenRange(placed)}, ${getter.name}`),
      contested: { ...draft, is: 'contested', placed, getter },
    });
  }

  /** Saves all, unless somebody would be over capacity. Returns whether anything is saved. */
  sendAll(draft: Draft, sent: Sent): boolean {
    const operations = operationsOf(draft.changes, this.grid.today);
    const verdicts = [...draft.verdicts.values()];
    const isTooMuch = operations.length > MAX_OPERATIONS;
    if (isTooMuch || operations.length === 0 || verdicts.some(({ refusal }) => refusal)) {
      this.go(IDLE);
      if (isTooMuch) this.refuse(texts.tooMuchText(operations.length));
      else if (operations.length > 0) this.refuse(texts.refusedTogetherText(verdicts));
      return false;
    }
    void this.#send(operations, draft, sent);
    return true;
  }

  async #send(operations: Operations, draft: Draft, sent: Sent): Promise<void> {
    const { store, grid } = this;
    const { by, saved, announced, contested } = sent;
    const what = draft.changes.length > 1 ? 'the assignments' : 'assignment';
    const failed = `Failed to update ${what}. Please try again.`;
    const asks = contested !== undefined;
    const saving: Saving = { by, draft: asks ? null : draft };
    store.setState((state) => ({ phase: IDLE, saving: [...state.saving, saving] }));
    try {
      const outcomes = asks ? draft.outcomes : [];
      const response = await grid.save({ operations, outcomes, saved, failed, asks });
      if (!asks) this.grid.onSplit(restsOf(operations, response));
      if (announced) this.grid.say(announced);
    } catch (error) {
      // Whoever saves has told everything else.
      if (contested && error instanceof Error && isConflict(error)) this.go(contested);
    } finally {
      store.setState((state) => ({ saving: state.saving.filter((each) => each !== saving) }));
    }
  }
}
