/** A request from the client to a transport. `path` includes the query. */
export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  /** The contract version that the caller was built with, if it is not the shell's: the `X-Contract-Version` header. */
  contractVersion?: string;
  /** The `Idempotency-Key` header, for creations. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A response with any status. */
export interface TransportResponse {
  status: number;
  body: unknown;
}

/**
 * Sends a request to the API with the session's token. It resolves for every status and rejects with an `ApiError` of
 * code `NETWORK` only if there was no response, or none within the shell's time limit.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
