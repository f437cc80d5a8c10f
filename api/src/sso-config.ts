/** How people sign in through their company's identity provider. */
export interface SsoConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Display name on the sign-in button. */
  label: string;
  /** Where the provider sends people back to. */
  publicOrigin: string;
  /** The claim that has the role and its values; null lets accounts keep theirs and makes new ones engineers. */
  roles: { claim: string; manager: string; engineer: string } | null;
  /** Whether the first sign-in of somebody without an account creates one. */
  createsAccounts: boolean;
}
