/** A backup cannot be written or imported. The message is a sentence for the operator. */
export class BackupError extends Error {}
