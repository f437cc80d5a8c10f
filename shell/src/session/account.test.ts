import { ApiError } from '@erm/portal-sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccount } from './account';
import { createSession } from './session-store';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

it('does not sign out of a page that is being left, whose profile request is aborted', async () => {
  const session = createSession(localStorage);
  session.begin('kept', null);
  const aborted = new ApiError({ status: 0, code: 'NETWORK', message: 'Unreachable' });
  void createAccount(session, () => Promise.reject(aborted)).loadProfile();
  await vi.advanceTimersByTimeAsync(100);
  expect(localStorage.getItem('authToken')).toBe('kept');
  // A page that stays does.
  await vi.advanceTimersByTimeAsync(1000);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(session.getState().endedBy).toBe('no-profile');
});
