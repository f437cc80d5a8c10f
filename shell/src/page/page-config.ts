import { fieldsOf } from '../session/read-user';
import { blockText } from './page-data';

/** What a deployment says to its pages. */
export interface PageConfig {
  adminEmail: string;
  /** Who may register by themselves. */
  registration: 'open' | 'engineers' | 'closed';
}

/** The JSON block `config`. The server has the last word on registration, so what is unknown reads as open. */
export function readPageConfig(): PageConfig {
  const { adminEmail, registration } = fieldsOf(JSON.parse(blockText('config') ?? '{}'));
  return {
    adminEmail: typeof adminEmail === 'string' ? adminEmail : '',
    registration: registration === 'engineers' || registration === 'closed' ? registration : 'open',
  };
}
