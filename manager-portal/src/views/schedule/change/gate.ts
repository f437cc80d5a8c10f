import { createLoadable } from '@erm/ui-kit/core';
import type { ChangeController } from './controller';
import type { Grid } from './core';
import { createChangeStore, NOT_CONNECTED } from './state';

export const controllerCode = createLoadable(
  async () => (await import(/* webpackChunkName: "schedule-parts" */ './controller')).ChangeController,
);

type Act<Result = unknown> = (controller: ChangeController) => Result;

/**
 * Access to the controller, whose code loads on the first gesture. Input until then is queued and replayed in order.
 */
export class ChangeGate {
  readonly store = createChangeStore();

  #grid: Grid;
  #controller: ChangeController | null = null;
  #waiting: Act[] = [];
  /** Called if the code cannot be loaded, which loses what waited. */
  readonly #onFailed: (error: unknown) => void;

  constructor(grid: Grid, onFailed: (error: unknown) => void) {
    this.#grid = grid;
    this.#onFailed = onFailed;
  }

  /** Replaces the grid after every render. */
  connect(grid: Grid): void {
    this.#grid = grid;
    this.#controller?.connect(grid);
  }

  /** Begins a gesture, now or once the code is loaded; returns undefined then. */
  readonly begin = <Result>(act: Act<Result>): Result | undefined => {
    const { isWaiting } = this.store.getState();
    if (!isWaiting) this.#create();
    if (!isWaiting && !this.#controller) {
      if (this.#grid.isConnected()) void this.#load();
      else this.store.setState({ alert: NOT_CONNECTED });
    }
    return this.run(act);
  };

  /** Continues a gesture. Returns undefined while it is queued, or if its start was lost. */
  readonly run = <Result>(act: Act<Result>): Result | undefined => {
    if (this.#controller) return act(this.#controller);
    if (this.store.getState().isWaiting) this.#waiting.push(act);
    return undefined;
  };

  #create(): void {
    const code = controllerCode.get();
    if (code.status === 'ready') this.#controller ??= new code.part(this.#grid, this.store);
  }

  async #load(): Promise<void> {
    this.store.setState({ isWaiting: true });
    await controllerCode.load();
    this.#create();
    const [controller, code] = [this.#controller, controllerCode.get()];
    try {
      if (controller) this.#waiting.forEach((act) => void act(controller));
      else if (code.status === 'failed') this.#onFailed(code.error);
    } finally {
      this.#waiting = [];
      this.store.setState({ isWaiting: false });
    }
  }
}
