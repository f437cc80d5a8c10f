import { fieldsOf } from '../session/read-user';
import { blockText } from './block-text';

/** The deployment's settings for the page. */
export interface PageConfig {
  adminEmail: string;
  /** Who may register without an invitation. */
  registration: 'open' | 'engineers' | 'closed';
  /** The origins of development servers whose portals may run here. */
  portalDevOrigins: readonly string[];
  /** Whether managers may open releases that are not current. */
  portalPreviews: boolean;
  /** Whether the API counts how portals load. */
  telemetry: boolean;
}

/** Reads the JSON block `config`. An unknown registration value counts as open, because the server decides anyway. */
export function readPageConfig(): PageConfig {
  const { adminEmail, registration, portalDevOrigins, portalPreviews, telemetry } = fieldsOf(
    JSON.parse(blockText('config') ?? '{}'),
  );
  return {
    adminEmail: typeof adminEmail === 'string' ? adminEmail : '',
    registration: registration === 'engineers' || registration === 'closed' ? registration : 'open',
    portalDevOrigins: Array.isArray(portalDevOrigins) ? portalDevOrigins.map(String) : [],
    portalPreviews: portalPreviews === true,
    telemetry: telemetry === true,
  };
}
