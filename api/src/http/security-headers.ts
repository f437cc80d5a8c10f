import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Not for subdomains, which may be other products on the same domain. */
const HTTPS_FOR_A_YEAR = { maxAge: 31_536_000, includeSubDomains: false };

/**
 * For responses that no browser should render, frame, or run. Pages override them with their own content policy.
 * HSTS is sent only over HTTPS in production, because elsewhere it could lock browsers out.
 */
export function securityHeaders({ production }: { production: boolean }): Middleware {
  const common = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
  } as const;
  const plain = helmet({ ...common, strictTransportSecurity: false });
  const secure = helmet({ ...common, strictTransportSecurity: HTTPS_FOR_A_YEAR });
  return async (ctx, next) => {
    await (production && ctx.secure ? secure : plain)(ctx, next);
  };
}
