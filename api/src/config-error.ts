/**
 * The environment or the machine asks for something that cannot be run.
 * Each line of the message is a sentence for the person who starts it; the process ends with code 2.
 */
export class ConfigError extends Error {}
