import { describe, expect, it } from 'vitest';
import { fillRequest } from './fill-request';

const requester = { userId: '66f0a1', today: '2026-11-25' };

describe('fillRequest', () => {
  it('fills in the user', () => {
    expect(fillRequest('/api/engineers/{userId}/capacity', requester)).toBe('/api/engineers/66f0a1/capacity');
  });

  it('leaves a request out that names a user if there is none', () => {
    expect(fillRequest('/api/engineers/{userId}/capacity', { ...requester, userId: undefined })).toBeNull();
    expect(fillRequest('/api/projects?limit=5', { ...requester, userId: undefined })).toBe(
      '/api/projects?limit=5',
    );
  });

  it.each([
    ['2026-11-25', '/api/x?from=2026-11-09&to=2026-11-30&at=2026-11-23'],
    ['2026-11-23', '/api/x?from=2026-11-09&to=2026-11-30&at=2026-11-23'],
    ['2026-11-22', '/api/x?from=2026-11-02&to=2026-11-23&at=2026-11-16'],
    ['2027-01-01', '/api/x?from=2026-12-14&to=2027-01-04&at=2026-12-28'],
  ])('fills in the Mondays of weeks around %s', (today, expected) => {
    const request = '/api/x?from={week,-2}&to={week,1}&at={week,0}';
    expect(fillRequest(request, { ...requester, today })).toBe(expected);
  });
});
