import { describe, expect, it } from 'vitest';
import { tokensCss } from './tokens-css';

describe('tokens.css', () => {
  it('is up to date with tokens.ts', async () => {
    await expect(tokensCss()).toMatchFileSnapshot('./tokens.css');
  });

  it('defines the same names for both themes', () => {
    const [, , light = '', dark = ''] = tokensCss().split(/:root[^{]*\{/);
    const names = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect(names(light).length).toBeGreaterThan(60);
    expect(names(light)).toEqual(names(dark));
  });
});
