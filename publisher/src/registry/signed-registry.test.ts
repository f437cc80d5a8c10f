import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { sampleRegistry } from '@erm/portal-sdk/testing/registry';
import { describe, expect, it } from 'vitest';
import { signRegistry } from './sign-registry';
import { readSignedRegistry } from './signed-registry';

const newKey = () => generateKeyPairSync('ed25519');
const { privateKey, publicKey } = newKey();
const { sequence: _, ...content } = sampleRegistry();
const signedBy = (pair = newKey()) =>
  signRegistry(content, null, { privateKey: pair.privateKey, trusted: [pair.publicKey] });
const text = signedBy({ privateKey, publicKey });
const reading =
  (document: string, keys: readonly KeyObject[] = [publicKey]) =>
  () =>
    readSignedRegistry(document, keys);
const registry = reading(text)();

describe('a signed registry', () => {
  it('is read with the key of its publisher, however it is formatted', () => {
    expect(registry).toMatchObject(content);
    expect(reading(JSON.stringify(JSON.parse(text)))()).toEqual(registry);
  });

  it('is read while a key is replaced by another', () => {
    const next = newKey();
    expect(reading(text, [next.publicKey, publicKey])()).toEqual(registry);
    expect(reading(signedBy(next), [publicKey, next.publicKey])()).toMatchObject(content);
  });

  it('is rejected with one character changed, wherever that is', () => {
    const parsed = JSON.stringify(JSON.parse(text));
    const accepted: string[] = [];
    for (let index = 0; index < parsed.length; index += 1) {
      const changed = parsed.slice(0, index) + (parsed[index] === '1' ? '2' : '1') + parsed.slice(index + 1);
      try {
        const read = readSignedRegistry(changed, [publicKey]);
        if (JSON.stringify(read) !== JSON.stringify(registry)) accepted.push(changed);
      } catch {
        continue;
      }
    }
    expect(accepted).toEqual([]);
  });

  it.each<[string, string, RegExp]>([
    ['without a signature', JSON.stringify(registry), /not signed/],
    ['that is no JSON', '<!doctype html>', /not a JSON object/],
    ['that is a list', '[]', /not a JSON object/],
    ['of another key', signedBy(), /is not trusted/],
    ['that lists no portals', JSON.stringify({ ...JSON.parse(text), portals: 1 }), /malformed/],
    [
      'that is signed but no registry',
      signRegistry({ ...content, shell: 1 as never }, null, { privateKey, trusted: [publicKey] }),
      /signed but malformed/,
    ],
  ])('is rejected %s', (_, document, reason) => {
    expect(reading(document)).toThrow(reason);
  });
});
