import { describe, expect, it, vi } from 'vitest';
import { firstRequests } from './first-requests';

const portal = {
  prefetch: { '/engineer/dashboard': ['/api/engineers/{userId}/capacity', '/api/assignments?limit=5'] },
};
const at = (pathname: string, search = '') => ({ pathname, search });
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('firstRequests', () => {
  it('fills in the user ID from the token', () => {
    expect(
      firstRequests(portal, at('/engineer/dashboard/'), token({ sub: '66f0a1', name: 'Zoë ÿ?>' })),
    ).toEqual(['/api/engineers/66f0a1/capacity', '/api/assignments?limit=5']);
  });

  it.each(['', 'no token', token({}), token({ sub: '../auth' })])(
    'omits requests that need a user ID for token %j',
    (invalid) => {
      expect(firstRequests(portal, at('/engineer/dashboard'), invalid)).toEqual(['/api/assignments?limit=5']);
    },
  );

  it.each(['https://evil.test/api', '//evil.test/api', '/\t/evil.test/api', '/\\evil.test'])(
    'never sends the token to another origin such as %j',
    (path) => {
      expect(firstRequests({ prefetch: { '/a': [path] } }, at('/a'), token({ sub: '66f0a1' }))).toEqual([]);
    },
  );

  it('requests nothing for a page without declared requests', () => {
    expect(firstRequests(portal, at('/engineer/assignments'), token({ sub: '66f0a1' }))).toEqual([]);
  });

  it.each([
    ['', ['/api/list']],
    ['?view=week', ['/api/week']],
    ['?q=ada', []],
    ['?view=week&q=ada', []],
  ])('requests only what exactly this address lists, with the query %j', (search, expected) => {
    const prefetch = { '/a': ['/api/list'], '/a?view=week': ['/api/week'], '/b?q=ada': ['/api/other'] };
    expect(firstRequests({ prefetch }, at('/a', search), token({ sub: '66f0a1' }))).toEqual(expected);
  });

  it('fills in the weeks around today in the browser’s time zone', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 23, 0, 5) });
    const prefetch = { '/a': ['/api/schedule?from={week,-1}&to={week,2}'] };
    expect(firstRequests({ prefetch }, at('/a'), token({ sub: '66f0a1' }))).toEqual([
      '/api/schedule?from=2026-11-16&to=2026-12-07',
    ]);
    vi.useRealTimers();
  });
});
