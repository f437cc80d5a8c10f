import { sessionId } from '../session/session';
import { arrayField, type Command } from './command';

export const endSessions: Command = {
  fields: [],
  inTransaction: false,
  run: (call) => {
    call.engine.sessions.end(arrayField(call.body, 'endSessions').map(sessionId));
    return { ok: 1 };
  },
};

export const refreshSessions: Command = {
  fields: [],
  inTransaction: false,
  run: (call) => {
    for (const lsid of arrayField(call.body, 'refreshSessions')) call.engine.sessions.of(sessionId(lsid));
    return { ok: 1 };
  },
};
