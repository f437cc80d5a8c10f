/** What every request carries on Koa's `ctx.state`. */
export interface RequestState {
  requestId: string;
  /** The `X-Request-Id` the caller sent, if it is fit for a log. */
  callerRequestId?: string;
  /** The matched route as a pattern, `/api/engineers/{id}`: a label for logs and metrics. */
  route?: string;
}
