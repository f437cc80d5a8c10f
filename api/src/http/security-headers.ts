import type { Middleware } from 'koa';
import helmet from 'koa-helmet';

/**
 * Headers for answers that no browser should show, frame or run; the pages set their own content policy over it.
 * Only where a browser came by https in production is it told to do so always: elsewhere it could lock itself out.
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
