import type { Session } from './session';
import type { RequestState } from '../http/request-state';

/** `ctx.state` behind authentication. */
export interface ApiState extends RequestState {
  session?: Session;
}
