import { describe, expect, it } from 'vitest';
import { incompatibility } from './compatibility';

const shell = { sdkVersion: '2.0.0', contractVersion: '1.1.0' };

describe('incompatibility', () => {
  it.each([
    ['2.0.0', '1.0.0'],
    ['2.0.9', '1.7.2'],
  ])('accepts a portal with SDK %s and contract %s', (sdkVersion, contractVersion) => {
    expect(incompatibility({ sdkVersion, contractVersion }, shell)).toBeNull();
  });

  it.each([
    ['1.0.0', '1.0.0', 'It was built for version 1.0.0 of the shell, but this page uses 2.0.0'],
    ['2.1.0', '1.0.0', 'It was built for version 2.1.0 of the shell, but this page uses 2.0.0'],
    ['2.0.0', '2.0.0', 'It was built for version 2.0.0 of the API contract, but this page uses 1.1.0'],
    ['nonsense', '1.0.0', 'It was built for version nonsense of the shell, but this page uses 2.0.0'],
  ])('explains why SDK %s and contract %s are incompatible', (sdkVersion, contractVersion, reason) => {
    expect(incompatibility({ sdkVersion, contractVersion }, shell)).toBe(reason);
  });
});
