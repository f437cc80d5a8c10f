import { MAX_OPERATIONS, type applyBatch } from '@erm/contracts/batches';
import type { EndpointResponse } from '@erm/contracts/endpoint';
import { isConflict } from '@erm/portal-kit';
import { spokenRange, type Zoom } from '@erm/planning';
import type { Notification } from '@erm/portal-sdk';
import type { Found } from '../model/found';
import { projectNameOf } from '../model/schedule-texts';
import type { Change } from './change';
import { judge, type Judged, type World } from './judge';
import { operationsOf, restsOf, type Operations } from './operations';
import {
  IDLE,
  NOT_CONNECTED,
  type ChangeStore,
  type Contested,
  type Draft,
  type Phase,
  type Saving,
} from './state';
import * as texts from './texts';

export interface SaveRequest {
  operations: Operations;
  /** Shown optimistically, before the API responds. */
  outcomes: Judged['outcomes'];
  /** Toast on success. */
  saved: { title: string; description: string };
  /** Fallback message on failure, if the API gives no reason. */
  failed: string;
  /** Whether a conflict leads to a prompt instead of a toast. */
  asks: boolean;
}

/** The grid as the controller sees it: data in, effects out. */
export interface Grid extends World {
  zoom: Zoom;
  /** ID of the engineer so many rows below another, clamped to the rows that assignments can move to. */
  below: (engineerId: string, rows: number) => string;
  picked: readonly Found[];
  say: (text: string) => void;
  sayStep: (text: string) => void;
  notify: (notification: Notification) => void;
  isConnected: () => boolean;
  /** Saves one batch and shows its toasts. Resolves once everything is refetched. */
  save: (request: SaveRequest) => Promise<EndpointResponse<typeof applyBatch>>;
  /** Called after splits: the new ID by the ID of each split assignment. */
  onSplit: (rests: ReadonlyMap<string, string>) => void;
}

interface Sent extends Pick<Saving, 'by'>, Pick<SaveRequest, 'saved'> {
  /** Announced on success. */
  announced?: string;
  /** The prompt in case of a conflict. */
  contested?: Contested;
}

/** State of the changes in a grid, and saving them. */
export class ChangeCore {
  readonly store: ChangeStore;

  #grid: Grid;

  constructor(grid: Grid, store: ChangeStore) {
    this.#grid = grid;
    this.store = store;
  }

  get grid(): Grid {
    return this.#grid;
  }

  /** Replaces the grid after every render. */
  connect(grid: Grid): void {
    this.#grid = grid;
  }

  get phase(): Phase {
    return this.store.getState().phase;
  }

  go(phase: Phase): void {
    this.store.setState({ phase });
  }

  /** Announces an alert. */
  warn(alert: string): void {
    this.store.setState({ alert });
  }

  putBack(): void {
    this.go(IDLE);
    this.grid.say('Put back.');
  }

  /** Whether so many operations can be one batch; refuses them otherwise. */
  fitsOneBatch(count: number): boolean {
    const fits = count <= MAX_OPERATIONS;
    if (!fits) this.refuse(texts.tooMuchText(count));
    return fits;
  }

  /** As a toast: the overloaded engineer may be out of view, and the dropped bar returns to its place. */
  refuse(description: string): void {
    this.grid.notify({ kind: 'error', title: 'Not saved', description });
  }

  canSave(): boolean {
    const isConnected = this.grid.isConnected();
    if (!isConnected) this.warn(NOT_CONNECTED);
    return isConnected;
  }

  isSaving(by: Saving['by']): boolean {
    return this.store.getState().saving.some((each) => each.by === by);
  }

  draftOf(changes: readonly Change[], before?: Judged): Draft {
    return { changes, ...judge(changes, this.grid, before) };
  }

  nameOf({ assignment }: Change): string {
    return projectNameOf(assignment, this.grid.projects);
  }

  /** Saves a move; prompts if someone else has changed the assignment. */
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

  /** Saves all changes unless one is refused. Returns whether anything is sent. */
  sendAll(draft: Draft, sent: Sent): boolean {
    const operations = operationsOf(draft.changes, this.grid.today);
    const verdicts = [...draft.verdicts.values()];
    const fits = this.fitsOneBatch(operations.length);
    if (!fits || operations.length === 0 || verdicts.some(({ refusal }) => refusal)) {
      this.go(IDLE);
      if (fits && operations.length > 0) this.refuse(texts.refusedTogetherText(verdicts));
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
      // `save` has reported every other failure.
      if (contested && error instanceof Error && isConflict(error)) this.go(contested);
    } finally {
      store.setState((state) => ({ saving: state.saving.filter((each) => each !== saving) }));
    }
  }
}
