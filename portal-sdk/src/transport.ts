/** One request as the client hands it to a transport; `path` holds the query. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** For a creation: the header `Idempotency-Key`. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** What came back, whatever its status. */
export interface TransportResponse {
  status: number;
  body: unknown;
}

/**
 * Carries a request to the API with the session's token. It answers for every status and rejects with an
 * `ApiError` of code `NETWORK` only when no answer came.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
