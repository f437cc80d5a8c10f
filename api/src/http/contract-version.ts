import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER, isSameContract } from '@erm/contracts/version';
import type { Middleware } from 'koa';
import { ApiError } from '../errors/api-error';

/**
 * Names the version of the contract in every response but those with published files, and rejects a client that was
 * built for an incompatible contract before it can misread a response.
 */
export const contractVersion: Middleware = async (ctx, next) => {
  if (!/^\/(shell|portals|storybook)\//.test(ctx.path)) ctx.set(CONTRACT_VERSION_HEADER, CONTRACT_VERSION);
  const version = ctx.get(CONTRACT_VERSION_HEADER);
  if (version && !isSameContract(version)) {
    throw new ApiError(
      'CONTRACT_MISMATCH',
      `This page was built for version ${version.slice(0, 20)} of the API, but the server has version ` +
        `${CONTRACT_VERSION}. Reload the page.`,
    );
  }
  await next();
};
