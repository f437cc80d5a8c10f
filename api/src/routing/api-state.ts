import type { Session } from '../auth/session';
import type { RequestState } from '../http/request-state';

/** `ctx.state` behind authentication. */
export interface ApiState extends RequestState {
  session?: Session;
}
