import type { UserDocument } from '../db/user-document';

/** One sign-in that is still good: who it is, as the database knows them now, and the token it rests on. */
export interface Session {
  user: UserDocument;
  tokenId: string;
  expiresAt: Date;
}

/** What the middleware of one request learn about it, kept on Koa's `ctx.state`. */
export interface ApiState {
  requestId: string;
  /** The path of the endpoint that answers, `/api/engineers/{id}`: a name for logs and metrics. */
  route?: string;
  session?: Session;
}
