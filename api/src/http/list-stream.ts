import { AsyncResource } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { Page } from '@erm/contracts/envelope';
import type { List } from '../db/list-page';

/** A response that is still being read while it is sent. */
export class StreamedResponse<Response> {
  /** The response without any rows. */
  readonly empty: Response;
  /** The text of the whole response. */
  readonly body: Readable;

  constructor(empty: Response, body: Readable) {
    this.empty = empty;
    this.body = body;
  }
}

/**
 * Responds with a list: at once if all rows have been read, otherwise as a stream. The first batch is presented before
 * anything is sent, so that most failures still become error responses.
 * @param respond builds the response for some rows; for none, its first array marks where rows belong
 */
export async function respondWithList<Row, Presented, Response>(
  { rows, rest, page }: List<Row>,
  present: (rows: Row[]) => Presented[] | Promise<Presented[]>,
  respond: (rows: Presented[], page: Page | undefined) => Response,
): Promise<Response | StreamedResponse<Response>> {
  if (!rest) return respond(await present(rows), page);
  const leave = () => rest.return().catch(() => {});
  const readOn = async () => {
    const { done, value } = await rest.next();
    return done ? null : present(value);
  };
  try {
    const empty = respond([], page);
    // Reading is driven by the client's demand, but belongs to the trace of the request.
    const text = textOf(empty, await present(rows), AsyncResource.bind(readOn));
    const body = Readable.from(text, { objectMode: false });
    // Not left to the generator, which may never have begun.
    body.once('close', () => void leave());
    return new StreamedResponse(empty, body);
  } catch (error) {
    await leave();
    throw error;
  }
}

async function* textOf(
  empty: unknown,
  first: readonly unknown[],
  readOn: () => Promise<readonly unknown[] | null>,
): AsyncGenerator<string> {
  const shell = JSON.stringify(empty);
  const at = shell.indexOf('[]') + 1;
  yield shell.slice(0, at);
  let separator = '';
  for (let rows: readonly unknown[] | null = first; rows; rows = await readOn()) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
  yield shell.slice(at);
}
