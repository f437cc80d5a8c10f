/**
 * Version of the wire contract, semantic: a new minor only adds, a new major removes or changes.
 * A portal built with another major is refused by the shell.
 */
export const CONTRACT_VERSION = '1.1.0';
