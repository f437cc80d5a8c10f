import { describe, expect, it } from 'vitest';
import { firstRequests } from './first-requests';

const portal = {
  prefetch: { '/engineer/dashboard': ['/api/engineers/{userId}/capacity', '/api/assignments?limit=5'] },
};
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

describe('firstRequests', () => {
  it('asks for the person that the token names', () => {
    expect(firstRequests(portal, '/engineer/dashboard/', token({ sub: '66f0a1', name: 'Zoë ÿ?>' }))).toEqual([
      '/api/engineers/66f0a1/capacity',
      '/api/assignments?limit=5',
    ]);
  });

  it.each(['', 'no token', token({}), token({ sub: '../auth' })])(
    'leaves out what needs a person for %j',
    (given) => {
      expect(firstRequests(portal, '/engineer/dashboard', given)).toEqual(['/api/assignments?limit=5']);
    },
  );

  it.each(['https://evil.test/api', '//evil.test/api', '/\t/evil.test/api', '/\\evil.test'])(
    'never sends the token to another origin, as %j names one',
    (path) => {
      expect(firstRequests({ prefetch: { '/a': [path] } }, '/a', token({ sub: '66f0a1' }))).toEqual([]);
    },
  );

  it('asks for nothing at an address that the portal does not name', () => {
    expect(firstRequests(portal, '/engineer/assignments', token({ sub: '66f0a1' }))).toEqual([]);
  });
});
