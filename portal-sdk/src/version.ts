/**
 * The version of the interface between shell and portals (semver). The shell opens portals with its own major version
 * and a minor version no newer than its own.
 */
export const SDK_VERSION = '3.9.0';
