/** A pressed key, also one that waited for something before it. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** The element that has the focus. */
  target: EventTarget;
}
