import { describe, expect, it } from 'vitest';
import { siteSettings } from './settings.mjs';

describe('Storybook', () => {
  it('is published by default, and in production only where STORYBOOK=on asks for it', () => {
    expect(siteSettings({}).storybook).toBe(true);
    expect(siteSettings({ STORYBOOK: 'off' }).storybook).toBe(false);
    expect(siteSettings({ NODE_ENV: 'production' }).storybook).toBe(false);
    expect(siteSettings({ NODE_ENV: 'production', STORYBOOK: 'on' }).storybook).toBe(true);
  });
});
