import type { LiveEvent } from '@erm/contracts/events';

/** Something has changed, or, after an interruption, anything may have. */
export type HostEvent = { kind: 'change'; change: LiveEvent } | { kind: 'reset' };

/** The shell's change events, received over one connection per browser that is open while there are listeners. */
export interface HostEvents {
  /**
   * Notifies of changes by anyone, including the user. Events have no payload: refetch what is on screen.
   * @returns a function to stop listening
   */
  subscribe(listener: (event: HostEvent) => void): () => void;
}
