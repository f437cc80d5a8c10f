import { CONTRACT_VERSION } from '@erm/contracts/version';
import { SDK_VERSION, type PortalRecord } from '@erm/portal-sdk';

/** Why a portal does not work with this shell; null if it does. */
export function incompatibility({ sdkVersion, contractVersion }: PortalRecord): string | null {
  if (majorOf(contractVersion) !== majorOf(CONTRACT_VERSION)) {
    return `It speaks version ${contractVersion} of the API's contract, this page speaks ${CONTRACT_VERSION}`;
  }
  if (majorOf(sdkVersion) !== majorOf(SDK_VERSION) || minorOf(sdkVersion) > minorOf(SDK_VERSION)) {
    return `It was built for version ${sdkVersion} of the shell, this page has ${SDK_VERSION}`;
  }
  return null;
}

const majorOf = (version: string): number => Number(version.split('.')[0]);
const minorOf = (version: string): number => Number(version.split('.')[1] ?? 0);
