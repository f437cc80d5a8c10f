import type { Socket } from 'node:net';
import { CommandError } from '../errors';
import type { Doc } from '../values/types';
import {
  decodeBody,
  encodeReply,
  type Message,
  messageLength,
  parseMessage,
  ProtocolError,
} from './messages';

/** Runs a command and returns its reply. */
export type RunCommand = (database: string, body: Doc) => Promise<Doc>;

/** Reads messages from a client's socket and replies to them in order. */
export function serveConnection(socket: Socket, run: RunCommand, onLog: (line: string) => void): void {
  let received: Buffer[] = [];
  let size = 0;
  let lastReply: Promise<void> = Promise.resolve();

  const handle = async (message: Message) => {
    const reply = encodeReply(message, await replyTo(message, run, onLog));
    if (message.expectsReply && socket.writable) socket.write(reply);
  };
  const fail = (error: unknown) => {
    onLog(`Closed a connection: ${error instanceof Error ? error.message : String(error)}`);
    socket.destroy();
  };
  const nextMessage = (): Buffer | undefined => {
    if (size < 4) return undefined;
    const [first = Buffer.alloc(0)] = received;
    const length = messageLength(first.length >= 4 ? first : Buffer.concat(received));
    if (size < length) return undefined;
    const bytes = Buffer.concat(received);
    received = [bytes.subarray(length)];
    size -= length;
    return bytes.subarray(0, length);
  };

  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    size += chunk.length;
    try {
      for (let bytes = nextMessage(); bytes; bytes = nextMessage()) {
        const message = parseMessage(bytes);
        lastReply = lastReply.then(() => handle(message)).catch(fail);
      }
    } catch (error) {
      fail(error);
    }
  });
  // A client may disconnect at any time.
  socket.on('error', () => socket.destroy());
}

async function replyTo(message: Message, run: RunCommand, onLog: (line: string) => void): Promise<Doc> {
  try {
    const { database, body } = decodeBody(message);
    return await run(database, body);
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const {
      code,
      message: errmsg,
      details,
    } = error instanceof CommandError ? error : internalError(error, onLog);
    const isTransient = code === 112 || code === 251;
    return {
      ok: 0,
      errmsg,
      code,
      ...details,
      ...(isTransient && { errorLabels: ['TransientTransactionError'] }),
    };
  }
}

/** A bug in the store itself: logged with its stack, and reported to the client. */
function internalError(error: unknown, onLog: (line: string) => void): CommandError {
  onLog(`Internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new CommandError(1, `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}
