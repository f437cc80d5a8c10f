import { describe, expect, it } from 'vitest';
import * as reactDom from './react-dom';
import * as reactHookForm from './react-hook-form';
import * as router from './router';
import * as styledComponents from './styled-components';
import * as zodMiniBuilders from './zod-mini-builders';
import * as zodMiniRegexes from './zod-mini-regexes';

const shares: [string, Record<string, unknown>][] = Object.entries({
  reactDom,
  reactHookForm,
  router,
  styledComponents,
  zodMiniBuilders,
  zodMiniRegexes,
});

describe('the shared libraries', () => {
  it.each(shares)('%s defines every export', (_, share) => {
    expect(Object.keys(share).length).toBeGreaterThan(0);
    for (const [name, value] of Object.entries(share)) expect(value, name).toBeDefined();
  });
});
