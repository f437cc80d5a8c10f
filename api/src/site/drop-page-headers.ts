import type { Context } from 'koa';

/**
 * Headers that only affect documents, which scripts, style sheets, and fonts are not
 * (docs/security/federation.md#by-the-headers-of-files).
 */
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const PART_OF_A_PAGE = /\.(js|mjs|css|woff2)$/;

/** Takes these headers, half a kilobyte, off a published file that is only ever part of a page. */
export function dropPageHeaders(ctx: Context): void {
  if (PART_OF_A_PAGE.test(ctx.path)) PAGE_HEADERS.forEach((name) => ctx.remove(name));
}
