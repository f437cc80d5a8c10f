import { CONTRACT_VERSION } from '@erm/contracts/version';
import { SDK_VERSION, type PortalRecord } from '@erm/portal-sdk';

/** Explains why a portal is incompatible with this shell. Returns null if it is compatible. */
export function incompatibility({ sdkVersion, contractVersion }: PortalRecord): string | null {
  if (majorOf(contractVersion) !== majorOf(CONTRACT_VERSION)) {
    return `It was built for version ${contractVersion} of the API contract, but this page uses ${CONTRACT_VERSION}`;
  }
  if (majorOf(sdkVersion) !== majorOf(SDK_VERSION) || minorOf(sdkVersion) > minorOf(SDK_VERSION)) {
    return `It was built for version ${sdkVersion} of the shell, but this page uses ${SDK_VERSION}`;
  }
  return null;
}

const majorOf = (version: string): number => Number(version.split('.')[0]);
const minorOf = (version: string): number => Number(version.split('.')[1] ?? 0);
