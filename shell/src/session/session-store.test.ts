import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleUser } from '../testing/fixtures';
import { inAnotherTab } from '../testing/render-shell';
import { createSession } from './session-store';

const tokenFor = (sub: string, iat: number) => `header.${btoa(JSON.stringify({ sub, iat }))}.signature`;

describe('session', () => {
  it('stores the token and the flag under their keys, but not the profile', () => {
    const session = createSession(localStorage);
    session.begin('token-1', sampleUser('manager'));
    expect(localStorage.getItem('authToken')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toMatchObject({
      state: { token: 'token-1', isAuthenticated: true },
    });
    expect(localStorage.getItem('auth-storage')).not.toContain('Helena');
  });

  it('starts authenticated but without a user when a token is stored', () => {
    localStorage.setItem('authToken', 'token-1');
    expect(createSession(localStorage).getState()).toMatchObject({ isAuthenticated: true, user: null });
  });

  it('starts signed out when only the flag is stored', () => {
    localStorage.setItem(
      'auth-storage',
      JSON.stringify({ state: { token: 'token-1', isAuthenticated: true }, version: 0 }),
    );
    expect(createSession(localStorage).getState().isAuthenticated).toBe(false);
    expect(localStorage.getItem('auth-storage')).not.toContain('token-1');
  });

  it('keeps another tab’s token when its own session ends', () => {
    const session = createSession(localStorage);
    session.begin('token-1', sampleUser('manager'));
    localStorage.setItem('authToken', 'token-2');
    session.end('token-1', 'expiry');
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });
});

describe('session with other tabs', () => {
  function signedIn() {
    const session = createSession(localStorage);
    session.begin('token-1', sampleUser('manager'));
    onTestFinished(session.followOtherTabs(window));
    return session;
  }

  it.each([
    ['the token is removed', () => localStorage.removeItem('authToken'), 'authToken'],
    ['everything is cleared', () => localStorage.clear(), null],
  ])('ends when %s in another tab', (_, change, key) => {
    const session = signedIn();
    inAnotherTab(change, key as string);
    expect(session.getState()).toMatchObject({ isAuthenticated: false, token: null, user: null });
  });

  it('leaves its page for its user when the session has ended by itself in another tab, but not after Logout', () => {
    const suspended = () => session.getState().suspended?.user.name;
    const session = createSession(localStorage);
    const other = createSession(localStorage);
    const [first, second] = [tokenFor('a1', 1), tokenFor('a1', 2)];
    const begin = (token: string) => other.begin(token, sampleUser('manager'));
    session.begin(first, sampleUser('manager'));
    onTestFinished(session.followOtherTabs(window));
    begin(first);
    inAnotherTab(() => other.end(first, 'expiry'), 'authToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: false, endedBy: 'expiry' });
    expect(suspended()).toBe('Helena Fischer');

    inAnotherTab(() => begin(second), 'authToken');
    expect(session.getState()).toMatchObject({ token: second });
    expect(suspended()).toBe('Helena Fischer');
    session.setUser(sampleUser('manager'));
    inAnotherTab(() => other.end(second, 'logout'), 'authToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: false, endedBy: 'logout', suspended: null });
  });

  it('leaves nothing of its page for another user who signs in after that', () => {
    const session = createSession(localStorage);
    const other = createSession(localStorage);
    session.begin(tokenFor('a1', 1), sampleUser('manager'));
    onTestFinished(session.followOtherTabs(window));
    other.begin(tokenFor('a1', 1), sampleUser('manager'));
    inAnotherTab(() => other.end(tokenFor('a1', 1), 'expiry'), 'authToken');
    inAnotherTab(() => other.begin(tokenFor('b2', 2), null), 'authToken');
    expect(session.getState()).toMatchObject({ token: tokenFor('b2', 2), user: null, suspended: null });
  });

  it('clears the user when another user signs in in another tab', () => {
    const session = signedIn();
    inAnotherTab(() => localStorage.setItem('authToken', 'token-2'), 'authToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: true, token: 'token-2', user: null });
  });

  it('keeps the user when the same user gets a new token in another tab', () => {
    const session = createSession(localStorage);
    session.begin(tokenFor('a1', 1), sampleUser('manager'));
    onTestFinished(session.followOtherTabs(window));
    inAnotherTab(() => localStorage.setItem('authToken', tokenFor('a1', 2)), 'authToken');
    expect(session.getState()).toMatchObject({ token: tokenFor('a1', 2), user: { name: 'Helena Fischer' } });
    inAnotherTab(() => localStorage.setItem('authToken', tokenFor('b2', 3)), 'authToken');
    expect(session.getState()).toMatchObject({ token: tokenFor('b2', 3), user: null });
  });

  it('continues when other storage keys change', () => {
    const session = signedIn();
    inAnotherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(session.getState().user?.name).toBe('Helena Fischer');
  });
});
