/** A key press, possibly queued. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The focused element. */
  target: EventTarget;
}
