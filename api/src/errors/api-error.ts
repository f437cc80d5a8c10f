import { summarizeIssues, type ErrorCode, type Issue } from '@erm/contracts/errors';
import type { Refusal } from '@erm/contracts/planned';
import { notFound } from '@erm/contracts/refusals';

interface Details {
  issues?: readonly Issue[];
  headers?: Readonly<Record<string, string>>;
  /** The current entity, for a client whose edit conflicts with a newer version. */
  current?: unknown;
}

/** An error to report to the caller, with a user-facing `message` and a `code` of the contract. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
  }
}

/** A single error for all invalid fields, each with its own message. */
export function fieldError(code: ErrorCode, issues: readonly Issue[]): ApiError {
  return new ApiError(code, summarizeIssues(issues), { issues });
}

/** The error for a violated planning rule. */
export function refusalError({ code, message, issues }: Refusal): ApiError {
  return new ApiError(code, message, issues.length > 0 ? { issues } : {});
}

export function notFoundError(
  what: 'Account' | 'Engineer' | 'Manager' | 'Project' | 'Assignment' | 'Invitation' | 'Change' | 'Batch',
): ApiError {
  return refusalError(notFound(what));
}
