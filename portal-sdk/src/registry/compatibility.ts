import type { Release, ShellRecord } from './schema';

/**
 * Why a release does not run in a shell; null if it does. It needs the shell's major versions of the seam and of the
 * API's contract, and in the seam no newer minor version, whose additions the shell would lack. A newer patch adds
 * nothing. Shared libraries are the federation runtime's to check, by their ranges.
 */
export function incompatibility(
  release: Pick<Release, 'sdkVersion' | 'contractVersion'>,
  shell: Pick<ShellRecord, 'sdkVersion' | 'contractVersion'>,
): string | null {
  if (majorOf(release.contractVersion) !== majorOf(shell.contractVersion)) {
    return `It was built for version ${release.contractVersion} of the API contract, but this page uses ${shell.contractVersion}`;
  }
  if (
    majorOf(release.sdkVersion) !== majorOf(shell.sdkVersion) ||
    minorOf(release.sdkVersion) > minorOf(shell.sdkVersion)
  ) {
    return `It was built for version ${release.sdkVersion} of the shell, but this page uses ${shell.sdkVersion}`;
  }
  return null;
}

const majorOf = (version: string): number => Number(version.split('.')[0]);
const minorOf = (version: string): number => Number(version.split('.')[1] ?? 0);
