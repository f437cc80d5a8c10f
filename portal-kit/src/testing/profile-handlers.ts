import { profileBody, type updateProfile } from '@erm/contracts/auth';
import type { User } from '@erm/contracts/users';
import { success } from './responses';
import type { MemoryHandlers, MemoryState } from './memory-state';

/** Handlers for the signed-in user's profile. An engineer's profile is also a roster record. */
export function profileHandlers({ records, user }: MemoryState): MemoryHandlers {
  let profile = user;
  const respond = (changed: User) =>
    success<typeof updateProfile>({ success: true, data: { user: changed } });
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
