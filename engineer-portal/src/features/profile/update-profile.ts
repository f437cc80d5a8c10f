import { getProfile, updateProfile, type ProfileBody } from '@erm/contracts/auth';
import { ApiError, errorText, useApi, useNotify, useUpdateUser } from '@erm/portal-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** The sentence for a profile that was not saved (spec §8): the server's own, where it gave one. */
export function updateFailure(error: unknown): string {
  return errorText(error, 'Failed to update profile. Please try again.');
}

/** Saves the own profile; the session and all that is derived from it follow (spec §8). */
export function useUpdateProfile() {
  const api = useApi();
  const notify = useNotify();
  const updateUser = useUpdateUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ProfileBody) => {
      const { data } = await api.call(updateProfile, { body });
      return data.user;
    },
    onSuccess: (user) => {
      updateUser(user);
      notify({
        kind: 'success',
        title: 'Profile updated',
        description: 'Your profile has been updated successfully.',
      });
      void queryClient.invalidateQueries();
    },
    onError: async (error) => {
      notify({ kind: 'error', title: 'Error', description: updateFailure(error) });
      // Somebody was faster: with the record as it stands now, saving again replaces their change.
      if (error instanceof ApiError && error.code === 'CONFLICT') {
        const { data } = await api.call(getProfile);
        updateUser(data.user);
      }
    },
  });
}
