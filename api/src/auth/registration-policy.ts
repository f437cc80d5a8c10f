import type { Role } from '@erm/contracts/roles';
import type { Config } from '../config';

type Deployment = Pick<Config, 'registration'>;

export function mayRegister({ registration }: Deployment, role: Role): boolean {
  return registration === 'open' || (registration === 'engineers' && role === 'engineer');
}

export function registrationRefusedMessage({ registration }: Deployment): string {
  return registration === 'closed'
    ? 'Registration is closed. Please ask an administrator for an account.'
    : 'Managers join by invitation only. Please ask an administrator for an account.';
}
