import { getProfile, updateProfile, type ProfileBody } from '@erm/contracts/auth';
import { isConflict, useSave } from '@erm/portal-kit';
import { useApi, useUpdateUser } from '@erm/portal-sdk';
import { everything } from '../../data/query-keys';

/** Saves the engineer's profile; the session and everything derived from it follow (product-rules#messages). */
export function useUpdateProfile() {
  const api = useApi();
  const updateUser = useUpdateUser();
  return useSave({
    save: (body: ProfileBody) => api.call(updateProfile, { body }),
    saved: { title: 'Profile updated', description: 'Your profile has been updated successfully.' },
    failed: 'Failed to update profile. Please try again.',
    invalidates: everything,
    onSuccess: ({ data }) => updateUser(data.user),
    onError: async (error) => {
      if (!isConflict(error)) return;
      // With the latest version in the session, saving again replaces the other change.
      const { data } = await api.call(getProfile);
      updateUser(data.user);
    },
  });
}
