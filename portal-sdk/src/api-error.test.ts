import { describe, expect, it, vi } from 'vitest';
import { ApiError, errorText } from './api-error';

const refused = { status: 409, code: 'EMAIL_TAKEN', message: 'Email already registered' };

describe('ApiError', () => {
  it('is known to another copy of this package, as a portal has one beside that of the shell', async () => {
    vi.resetModules();
    const copy = await import('./api-error');
    const error = new copy.ApiError(refused);
    expect(copy.ApiError).not.toBe(ApiError);
    expect(error instanceof ApiError).toBe(true);
    expect(errorText(error, 'Failed')).toBe('Email already registered');
  });

  it('is no other error', () => {
    expect(new Error('Email already registered') instanceof ApiError).toBe(false);
    expect({ ...refused, name: 'ApiError', requestId: null } instanceof ApiError).toBe(false);
  });
});
