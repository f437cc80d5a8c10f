/** A change, or all changes of a batch, that can be undone. */
export type Undoable = { changeId: string } | { batchId: string };

/** The undoable change in the response to an edit; null if it changed nothing. */
export function undoableOf(response: unknown): Undoable | null {
  if (typeof response !== 'object' || response === null) return null;
  if ('changeId' in response && typeof response.changeId === 'string') {
    return { changeId: response.changeId };
  }
  const data = 'data' in response ? response.data : null;
  if (typeof data === 'object' && data !== null && 'batchId' in data && typeof data.batchId === 'string') {
    return { batchId: data.batchId };
  }
  return null;
}
