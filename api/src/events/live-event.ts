import type { LiveEvent } from '@erm/contracts/events';
import type { ObservedChange } from './event-repository';

/** An event as sent, and its recipients besides managers. */
export interface Announcement {
  event: LiveEvent;
  /** Fields only for managers: engineers must not learn whom they share or have swapped work with. */
  concerns: Pick<LiveEvent, 'engineerIds' | 'projectIds'>;
  engineerIds: ReadonlySet<string>;
}

export function announce(change: ObservedChange): Announcement {
  const { _id, actor, action, entity, entityId, batchId, engineerId, formerEngineerId, team = [] } = change;
  const { engineers, projects } = change;
  const concerned = [
    actor._id,
    engineerId,
    formerEngineerId,
    ...team,
    ...(entity === 'user' ? [entityId] : []),
  ];
  return {
    event: {
      changeId: _id.toHexString(),
      batchId: batchId?.toHexString() ?? null,
      entity,
      action,
      entityId: entityId.toHexString(),
      by: { _id: actor._id.toHexString(), name: actor.name },
    },
    concerns: entity === 'assignment' ? { engineerIds: idsOf(engineers), projectIds: idsOf(projects) } : {},
    engineerIds: new Set(concerned.flatMap((id) => id?.toHexString() ?? [])),
  };
}

const idsOf = (named: ObservedChange['engineers']) => named?.map(({ _id }) => _id.toHexString());

/** A message of the stream. Its ID is a time, so that it is as recent as the message, not as the change. */
export function changeMessage(at: number, event: LiveEvent): string {
  return `id: ${at}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`;
}

export function resetMessage(at: number): string {
  return `id: ${at}\nevent: reset\ndata: {}\n\n`;
}

/** Keeps the connection open and tells the latest ID, without an event. */
export function heartbeatMessage(at: number): string {
  return `: still here\nid: ${at}\n\n`;
}
