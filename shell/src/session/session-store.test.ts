import { describe, expect, it, onTestFinished } from 'vitest';
import { person } from '../testing/fixtures';
import { inAnotherTab } from '../testing/render-shell';
import { createSession } from './session-store';

describe('session', () => {
  it('keeps token and flag under their keys, and nobody’s profile', () => {
    const session = createSession(localStorage);
    session.begin('token-1', person('manager'));
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toMatchObject({
      state: { token: 'token-1', isAuthenticated: true },
    });
    expect(localStorage.getItem('auth-storage')).not.toContain('Helena');
  });

  it('begins signed in, without a person yet, where a token is stored', () => {
    localStorage.setItem('authToken', 'token-1');
    expect(createSession(localStorage).getState()).toMatchObject({ isAuthenticated: true, user: null });
  });

  it('begins signed out where only the flag was left behind', () => {
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({ state: { token: 'token-1', isAuthenticated: true }, version: 0 }),
    );
    expect(createSession(localStorage).getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('auth-storage')).not.toContain('token-1');
  });

  it('leaves the token of another tab alone when its own ends', () => {
    const session = createSession(localStorage);
    session.begin('token-1', person('manager'));
    localStorage.setItem('authToken', 'token-2');
    session.end('token-1', 'expiry');
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });
});

describe('session beside other tabs', () => {
  function signedIn() {
    const session = createSession(localStorage);
    session.begin('token-1', person('manager'));
    onTestFinished(session.followOtherTabs(window));
    return session;
  }

  it.each([
    ['the token is removed', () => localStorage.removeItem('authToken'), 'authToken'],
    ['everything is cleared', () => localStorage.clear(), null],
  ])('ends when %s in one of them', (_, change, key) => {
    const session = signedIn();
    inAnotherTab(change, key as string);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, token: null, user: null });
  });

  it('forgets its person when another one signs in there', () => {
    const session = signedIn();
    inAnotherTab(() => localStorage.setItem('authToken', 'token-2'), 'authToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: true, token: 'token-2', user: null });
  });

  it('goes on when something else changes', () => {
    const session = signedIn();
    inAnotherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(session.getState().user?.name).toBe('Helena Fischer');
  });
});
