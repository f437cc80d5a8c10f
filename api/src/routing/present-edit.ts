import { conflictError, StaleEditError } from '../errors/stale-edit-error';

/**
 * Presents the result of an edit. A stale edit becomes a conflict that carries the current document, presented the same
 * way.
 */
export async function presentEdit<Document, Presented>(
  edit: Promise<Document>,
  present: (document: Document) => Presented | Promise<Presented>,
): Promise<Presented> {
  try {
    return await present(await edit);
  } catch (error) {
    if (!(error instanceof StaleEditError)) throw error;
    throw conflictError(await present(error.current as Document));
  }
}
