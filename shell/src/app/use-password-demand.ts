import { useServices, useSession } from '../services/services';

/** Whether the server insists that the user changes the password before anything else. */
export function usePasswordDemand(): boolean {
  const { config } = useServices();
  const { user, passwordRefused } = useSession();
  return passwordRefused || (config.passwordChange === 'required' && user?.mustChangePassword === true);
}
