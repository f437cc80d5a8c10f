import type { Endpoint } from '@erm/contracts/endpoint';
import { toIssues, type Issue } from '@erm/contracts/errors';
import type { z } from 'zod/mini';
import { fieldError } from '../errors/api-error';

type Part = 'params' | 'query' | 'body';
type Parsed<E extends Endpoint, P extends Part> = E[P] extends z.ZodMiniType ? z.output<E[P]> : undefined;

export interface ParsedRequest<E extends Endpoint> {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: Parsed<E, 'body'>;
}

/** Parses the request into the endpoint's types. Throws one error that lists every invalid field. */
export function parseRequest<E extends Endpoint>(
  endpoint: E,
  raw: Readonly<Record<Part, unknown>>,
): ParsedRequest<E> {
  const issues: Issue[] = [];
  const parse = (part: Part): unknown => {
    const result = endpoint[part]?.safeParse(raw[part]);
    if (result?.success === false) issues.push(...toIssues(result.error));
    return result?.data;
  };
  const params = parse('params');
  const malformedId = issues.length > 0;
  const query = parse('query');
  const body = parse('body');
  if (issues.length > 0) throw fieldError(malformedId ? 'MALFORMED_ID' : 'VALIDATION_FAILED', issues);
  return { params, query, body } as ParsedRequest<E>;
}
