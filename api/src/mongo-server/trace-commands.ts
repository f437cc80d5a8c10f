import { SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { CommandStartedEvent, MongoClient } from 'mongodb';

/**
 * One span per database command of a request, with the names of the command and the collection, but no values. The
 * client must monitor commands.
 */
export function traceCommands(tracer: Tracer, client: MongoClient): void {
  const spans = new Map<number, Span>();
  const end = (requestId: number, failure?: Error) => {
    const span = spans.get(requestId);
    spans.delete(requestId);
    if (failure) span?.setStatus({ code: SpanStatusCode.ERROR, message: failure.name });
    span?.end();
  };
  client.on('commandStarted', (event) => {
    if (!trace.getActiveSpan()) return;
    const collection = collectionOf(event);
    const attributes = {
      'db.system.name': 'mongodb',
      'db.namespace': event.databaseName,
      'db.operation.name': event.commandName,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    };
    const name = collection === undefined ? event.commandName : `${event.commandName} ${collection}`;
    spans.set(event.requestId, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}

function collectionOf({ command, commandName }: CommandStartedEvent): string | undefined {
  const name: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
  return typeof name === 'string' ? name : undefined;
}
