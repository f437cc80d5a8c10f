import { getProfile, updateProfile, type ProfileBody } from '@erm/contracts/auth';
import { isConflict, useSave } from '@erm/portal-kit';
import { useApi, useUpdateUser } from '@erm/portal-sdk';
import { everything } from '../../data/query-keys';

/** Saves the signed-in engineer's profile; the session and everything derived from it follow (product-rules#messages). */
export function useUpdateProfile() {
  const api = useApi();
  const updateUser = useUpdateUser();
  return useSave({
    save: (body: ProfileBody) => api.call(updateProfile, { body }),
    saved: { title: 'Profile updated', description: 'Your profile has been updated successfully.' },
    failed: 'Failed to update profile. Please try again.',
    invalidates: everything,
    onSuccess: ({ data }) => updateUser(data.user),
    onError: (error) => {
      // With the latest version in the session, saving again replaces the other change.
      if (isConflict(error)) void api.call(getProfile).then(({ data }) => updateUser(data.user));
    },
  });
}
