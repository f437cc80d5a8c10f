import { createEngineer, type CreateEngineerBody } from '@erm/contracts/engineers';
import { useApi } from '@erm/portal-sdk';
import { useSave } from '../../data/use-save';

export function useCreateEngineer() {
  const api = useApi();
  return useSave({
    save: (body: CreateEngineerBody) => api.call(createEngineer, { body }),
    saved: 'Engineer added',
    failed: 'Failed to add engineer. Please try again.',
    touches: ['engineers', 'utilization'],
  });
}
