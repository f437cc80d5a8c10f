import { profileBody, type updateProfile } from '@erm/contracts/auth';
import type { User } from '@erm/contracts/users';
import { answer } from './answers';
import type { MemoryHandlers, MemoryState } from './memory-state';

/** The signed-in person's own profile; an engineer's is a record of the roster too. */
export function profileHandlers({ records, user }: MemoryState): MemoryHandlers {
  let profile = user;
  const respond = (changed: User) => answer<typeof updateProfile>({ success: true, data: { user: changed } });
  return {
    'GET auth': () => respond(profile),
    'PUT auth': ({ body }) => {
      const { version: _based, ...changes } = profileBody.parse(body);
      profile = { ...profile, ...changes, version: profile.version + 1 };
      const record = records.engineers.find(({ _id }) => _id === profile._id);
      if (record) Object.assign(record, changes, { version: profile.version });
      return respond(profile);
    },
  };
}
