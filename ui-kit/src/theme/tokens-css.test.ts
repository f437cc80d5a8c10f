import { describe, expect, it } from 'vitest';
import { tokensCss } from './tokens-css';

describe('tokens.css', () => {
  it('holds every token of tokens.ts', async () => {
    await expect(tokensCss()).toMatchFileSnapshot('./tokens.css');
  });

  it('gives both themes the same names', () => {
    const [, , light = '', dark = ''] = tokensCss().split(/:root[^{]*\{/);
    const names = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect(names(light).length).toBeGreaterThan(60);
    expect(names(light)).toEqual(names(dark));
  });
});
