/**
 * The configuration is invalid or cannot be used on this machine.
 * Each line of the message is a sentence for the operator. The process exits with code 2.
 */
export class ConfigError extends Error {}
