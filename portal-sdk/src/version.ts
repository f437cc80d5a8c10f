/**
 * The version of the seam between shell and portals (semver). The shell opens a portal with its own major version and
 * a minor version no newer than its own.
 */
export const SDK_VERSION = '3.0.0';
