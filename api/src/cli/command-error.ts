/** A command that cannot do what it was asked to. The message is a sentence for the operator. */
export class CommandError extends Error {}
