import { CONTRACT_VERSION } from '@erm/contracts/version';
import type { Middleware } from 'koa';

/** Names the version of the contract on every response but those of published files. */
export const contractVersion: Middleware = async (ctx, next) => {
  if (!/^\/(shell|portals|storybook)\//.test(ctx.path)) ctx.set('x-contract-version', CONTRACT_VERSION);
  await next();
};
