import type { Socket } from 'node:net';
import { CommandError } from '../errors';
import type { Doc } from '../values/types';
import { encodeReply, type Message, messageLength, parseMessage, ProtocolError } from './messages';

export type Answer = (database: string, body: Doc, kind: 'query' | 'msg') => Promise<Doc>;

/** Reads messages from a client's socket and replies to them in order. */
export function serveConnection(socket: Socket, answer: Answer, onLog: (line: string) => void): void {
  let received: Buffer[] = [];
  let size = 0;
  let lastReply: Promise<void> = Promise.resolve();
  let nextResponseId = 1;

  const handle = async (message: Message) => {
    const reply = await replyTo(message, nextResponseId++, answer, onLog);
    if (message.expectsReply && socket.writable) socket.write(reply);
  };
  const fail = (error: unknown) => {
    onLog(`Closed a connection: ${error instanceof Error ? error.message : String(error)}`);
    socket.destroy();
  };

  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    size += chunk.length;
    try {
      for (
        let needed = lengthOf(received);
        needed !== undefined && size >= needed;
        needed = lengthOf(received)
      ) {
        const bytes = Buffer.concat(received);
        const message = parseMessage(bytes.subarray(0, needed));
        received = bytes.length > needed ? [bytes.subarray(needed)] : [];
        size -= needed;
        lastReply = lastReply.then(() => handle(message)).catch(fail);
      }
    } catch (error) {
      fail(error);
    }
  });
  // A client may disconnect at any time.
  socket.on('error', () => socket.destroy());
}

function lengthOf(received: Buffer[]): number | undefined {
  const [first] = received;
  if (!first) return undefined;
  return messageLength(first.length >= 4 ? first : Buffer.concat(received));
}

async function replyTo(
  message: Message,
  responseId: number,
  answer: Answer,
  onLog: (line: string) => void,
): Promise<Buffer> {
  try {
    const { database, body } = message.read();
    return encodeReply(message, responseId, await answer(database, body, message.kind));
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    return encodeReply(message, responseId, errorReply(error, onLog));
  }
}

function errorReply(error: unknown, onLog: (line: string) => void): Doc {
  const known = error instanceof CommandError ? error : internalError(error, onLog);
  const isTransient = known.code === 112 || known.code === 251;
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    ...known.details,
    ...(isTransient && { errorLabels: ['TransientTransactionError'] }),
  };
}

/** A fault of the store itself: logged in full, and an error for the client. */
function internalError(error: unknown, onLog: (line: string) => void): CommandError {
  onLog(`Internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new CommandError(1, `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}
