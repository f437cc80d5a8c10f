import { describe, expect, it, vi } from 'vitest';
import { ApiError, errorText } from './api-error';

const emailTaken = { status: 409, code: 'EMAIL_TAKEN', message: 'Email already registered' };

describe('ApiError', () => {
  it('is recognized across copies of this package, because the shell and each portal have their own', async () => {
    vi.resetModules();
    const copy = await import('./api-error');
    const error = new copy.ApiError(emailTaken);
    expect(copy.ApiError).not.toBe(ApiError);
    expect(error instanceof ApiError).toBe(true);
    expect(errorText(error, 'Failed')).toBe('Email already registered');
  });

  it('does not match other errors', () => {
    expect(new Error('Email already registered') instanceof ApiError).toBe(false);
    expect({ ...emailTaken, name: 'ApiError', requestId: null } instanceof ApiError).toBe(false);
  });
});
