import { summarizeIssues, type ErrorCode, type Issue } from '@erm/contracts/errors';

interface Details {
  issues?: readonly Issue[];
  headers?: Readonly<Record<string, string>>;
  /** The entity as it stands, for the person whose edit met a newer one. */
  current?: unknown;
}

/** A refusal that its receiver is meant to read: `message` is a sentence for a person. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** A refusal for the sake of some fields: all of them at once, each with its sentence. */
export function fieldsRefused(code: ErrorCode, issues: readonly Issue[]): DomainError {
  return new DomainError(code, summarizeIssues(issues), { issues });
}
