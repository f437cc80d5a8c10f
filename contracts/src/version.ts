/**
 * The semantic version of the wire contract. A new minor only adds, and a new major removes or changes.
 * The shell rejects portals built with another major.
 */
export const CONTRACT_VERSION = '1.19.0';

/** The header that carries the version, in requests the client's and in responses the server's. */
export const CONTRACT_VERSION_HEADER = 'x-contract-version';

/** Whether a client or a server with this version and this one understand each other: they have the same major version. */
export const isSameContract = (version: string): boolean =>
  version.split('.')[0] === CONTRACT_VERSION.split('.')[0];
