import { getProfile, updateProfile, type ProfileBody } from '@erm/contracts/auth';
import { isConflict, useSave } from '@erm/portal-kit';
import { useApi, useUpdateUser } from '@erm/portal-sdk';
import { allQueryKeys } from '../data/query-keys';

/** Saves the engineer's profile and updates the session and all derived data (product-rules#messages). */
export function useUpdateProfile() {
  const api = useApi();
  const updateUser = useUpdateUser();
  return useSave({
    save: (body: ProfileBody) => api.call(updateProfile, { body }),
    saved: { title: 'Profile updated', description: 'Your profile has been updated successfully.' },
    failed: 'Failed to update profile. Please try again.',
    invalidates: allQueryKeys,
    onSuccess: ({ data }) => updateUser(data.user),
    onError: async (error) => {
      if (!isConflict(error)) return;
      // Loads the latest version into the session, so that saving again replaces the other change.
      const { data } = await api.call(getProfile);
      updateUser(data.user);
    },
  });
}
