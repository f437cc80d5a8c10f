import { blockText } from './block-text';
import { fieldsOf } from './read-user';

/** The deployment's settings for the page. */
export interface PageConfig {
  adminEmail: string;
  /** Who may register without an invitation. */
  registration: 'open' | 'engineers' | 'closed';
  /** Whether the server insists on changing a password that somebody else set. */
  passwordChange: 'required' | 'asked';
  /** The origins of development servers whose portals may run here. */
  portalDevOrigins: readonly string[];
  /** Whether users may open releases of their portals that are not current. */
  portalPreviews: boolean;
  /** Whether the API counts how portals load. */
  telemetry: boolean;
  /** Display name of the identity provider; null without one. */
  sso: string | null;
}

/** Reads the JSON block `config`. An unknown registration value counts as open, because the server decides anyway. */
export function readPageConfig(): PageConfig {
  const { adminEmail, registration, passwordChange, portalDevOrigins, portalPreviews, telemetry, sso } =
    fieldsOf(JSON.parse(blockText('config') ?? '{}'));
  return {
    adminEmail: typeof adminEmail === 'string' ? adminEmail : '',
    registration: registration === 'engineers' || registration === 'closed' ? registration : 'open',
    passwordChange: passwordChange === 'required' ? 'required' : 'asked',
    portalDevOrigins: Array.isArray(portalDevOrigins) ? portalDevOrigins.map(String) : [],
    portalPreviews: portalPreviews === true,
    telemetry: telemetry === true,
    sso: typeof sso === 'string' ? sso : null,
  };
}
