import { describe, expect, it } from 'vitest';
import { pageConfig, publishesStorybook } from './settings.mjs';

describe('publishesStorybook', () => {
  it.each([
    [{}, true],
    [{ STORYBOOK: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', STORYBOOK: 'on' }, true],
  ])('with %j is %s', (env, expected) => {
    expect(publishesStorybook(env)).toBe(expected);
  });
});

describe('pageConfig', () => {
  it('treats an empty variable as unset', () => {
    expect(pageConfig({ ADMIN_EMAIL: '', REGISTRATION: 'closed' })).toEqual({
      adminEmail: 'admin@example.com',
      registration: 'closed',
      liveEvents: true,
    });
  });
});
