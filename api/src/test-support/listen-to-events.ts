import { liveEventSchema, streamEvents, type LiveEvent } from '@erm/contracts/events';
import { expect } from 'vitest';
import { send, type Api } from './call';

export interface StreamMessage {
  id: string;
  name: 'change' | 'reset' | 'heartbeat';
  event?: LiveEvent;
}

export interface TestStream {
  reply: Response;
  /** Everything received so far. */
  messages: StreamMessage[];
  /** Resolves once a message matches. The test's time limit is the only limit. */
  until(matches: (message: StreamMessage) => boolean): Promise<StreamMessage>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Opens a stream, and resolves when it has begun. */
export async function listen(api: Api, token: string, lastEventId?: string): Promise<TestStream> {
  const headers = { ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
  const reply = await send(api, streamEvents, { token, headers });
  expect(reply.status, reply.ok ? '' : await reply.text()).toBe(200);
  const messages: StreamMessage[] = [];
  const waiting = new Set<() => void>();
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (text + part.value).split('\n\n');
      text = blocks.pop() ?? '';
      messages.push(...blocks.map(parse));
      for (const check of waiting) check();
    }
  };
  const ended = read();
  const stream: TestStream = {
    reply,
    messages,
    until: (matches) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = messages.find(matches);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
        ended.then(() => reject(new Error('The stream ended')), reject);
      }),
    ended,
    leave: () => void reader.cancel(),
  };
  await stream.until(() => true);
  return stream;
}

function parse(block: string): StreamMessage {
  const fields = new Map(block.split('\n').map((line) => [line.split(':')[0], line.replace(/^\w*: ?/, '')]));
  const name = (fields.get('event') ?? 'heartbeat') as StreamMessage['name'];
  const id = fields.get('id') ?? '';
  if (name !== 'change') return { id, name };
  const data: unknown = JSON.parse(fields.get('data') ?? '');
  const event = liveEventSchema.parse(data);
  expect(event).toEqual(data);
  return { id, name, event };
}
