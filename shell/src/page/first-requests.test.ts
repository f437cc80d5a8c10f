import { describe, expect, it } from 'vitest';
import { firstRequests } from './first-requests';

const portal = {
  prefetch: { '/engineer/dashboard': ['/api/engineers/{userId}/capacity', '/api/assignments?limit=5'] },
};
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('firstRequests', () => {
  it('fills in the user ID from the token', () => {
    expect(firstRequests(portal, '/engineer/dashboard/', token({ sub: '66f0a1', name: 'Zoë ÿ?>' }))).toEqual([
      '/api/engineers/66f0a1/capacity',
      '/api/assignments?limit=5',
    ]);
  });

  it.each(['', 'no token', token({}), token({ sub: '../auth' })])(
    'omits requests that need a user ID for token %j',
    (invalid) => {
      expect(firstRequests(portal, '/engineer/dashboard', invalid)).toEqual(['/api/assignments?limit=5']);
    },
  );

  it.each(['https://evil.test/api', '//evil.test/api', '/\t/evil.test/api', '/\\evil.test'])(
    'never sends the token to another origin such as %j',
    (path) => {
      expect(firstRequests({ prefetch: { '/a': [path] } }, '/a', token({ sub: '66f0a1' }))).toEqual([]);
    },
  );

  it('requests nothing for a page without declared requests', () => {
    expect(firstRequests(portal, '/engineer/assignments', token({ sub: '66f0a1' }))).toEqual([]);
  });
});
