/** One message of a stream of server-sent events. `event` is empty for what only tells an ID. */
export interface StreamMessage {
  id: string | null;
  event: string;
  data: string;
}

/** Reads the messages of a response as they arrive. Each part of it counts as a sign of life. */
export async function readMessages(
  body: ReadableStream<Uint8Array>,
  onMessage: (message: StreamMessage) => void,
  onPart: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onPart();
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) onMessage(parse(block));
  }
}

function parse(block: string): StreamMessage {
  const message: StreamMessage = { id: null, event: '', data: '' };
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (name === 'id') message.id = value;
    else if (name === 'event') message.event = value;
    else if (name === 'data') message.data = value;
  }
  return message;
}
