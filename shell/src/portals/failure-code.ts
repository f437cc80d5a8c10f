import type { PortalFailureKind } from '@erm/contracts/telemetry';

/** A code for the user to quote, such as `CRASH-1A2B3C`. The browser's console has it next to the cause. */
export function failureCode(kind: PortalFailureKind): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `${kind}-${digits.join('')}`.toUpperCase();
}
