import { describe, expect, it } from 'vitest';
import { pageHeaders } from './headers';

const policyOf = (...devOrigins: string[]) => pageHeaders('', devOrigins)['content-security-policy'];

describe('the content security policy of the page', () => {
  it('names no other origin by default', () => {
    expect(policyOf()).not.toMatch(/http|ws:|connect-src/);
  });

  it('lets development servers provide scripts, styles, images, fonts, and updates, and nothing else', () => {
    const origin = 'http://127.0.0.1:3001';
    const naming = policyOf(origin, 'https://localhost:4000')
      ?.split('; ')
      .filter((directive) => directive.includes(origin));
    expect(naming?.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
    ]);
    expect(naming?.at(-1)).toBe(
      "connect-src 'self' http://127.0.0.1:3001 https://localhost:4000 ws://127.0.0.1:3001 wss://localhost:4000",
    );
  });
});
