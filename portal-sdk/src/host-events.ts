import type { LiveEvent } from '@erm/contracts/events';

/** Something has changed, or, after an interruption, anything may have. */
export type HostEvent = { kind: 'change'; change: LiveEvent } | { kind: 'reset' };

/** What the shell hears of changes, through one connection of the browser, open while anybody listens. */
export interface HostEvents {
  /**
   * Tells of changes by anybody, the user included. They have no contents: read again what is shown.
   * @returns a function to stop listening
   */
  subscribe(listener: (event: HostEvent) => void): () => void;
}
