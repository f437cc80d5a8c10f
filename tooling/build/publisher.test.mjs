import { expect, it } from 'vitest';
import { publishesStorybook } from './publisher.mjs';

it.each([
  [{}, true],
  [{ STORYBOOK: 'off' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', STORYBOOK: 'on' }, true],
])('with %j, whether Storybook is published is %s', (env, expected) => {
  expect(publishesStorybook(env)).toBe(expected);
});
