/**
 * The semantic version of the wire contract. A new minor only adds, and a new major removes or changes.
 * The shell rejects portals built with another major.
 */
export const CONTRACT_VERSION = '1.1.0';
