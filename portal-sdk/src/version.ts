/**
 * Version of the seam between shell and portals, semantic. The shell opens a portal whose major is its own and
 * whose minor is not newer.
 */
export const SDK_VERSION = '1.0.0';
