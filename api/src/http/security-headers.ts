import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

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
  const secure = helmet({ ...common, strictTransportSecurity: { maxAge: 31_536_000 } });
  return async (ctx, next) => {
    await (production && ctx.secure ? secure : plain)(ctx, next);
  };
}
