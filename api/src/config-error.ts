/**
 * The environment or the machine does not allow what was configured.
 * Each line of the message is a sentence for the operator; the process exits with code 2.
 */
export class ConfigError extends Error {}
