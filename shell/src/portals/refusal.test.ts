import { describe, expect, it } from 'vitest';
import { managerPortal } from '../testing/fixtures';
import { refusal } from './refusal';

describe('refusal', () => {
  it.each([
    ['2.0.0', '1.0.0'],
    ['2.0.9', '1.7.2'],
  ])('opens a portal of sdk %s and contract %s', (sdkVersion, contractVersion) => {
    expect(refusal({ ...managerPortal, sdkVersion, contractVersion })).toBeNull();
  });

  it.each([
    ['1.0.0', '1.0.0', 'It was built for version 1.0.0 of the shell, this page has 2.0.0'],
    ['2.1.0', '1.0.0', 'It was built for version 2.1.0 of the shell, this page has 2.0.0'],
    ['2.0.0', '2.0.0', "It speaks version 2.0.0 of the API's contract, this page speaks 1.1.0"],
    ['nonsense', '1.0.0', 'It was built for version nonsense of the shell, this page has 2.0.0'],
  ])('refuses a portal of sdk %s and contract %s with the reason', (sdkVersion, contractVersion, reason) => {
    expect(refusal({ ...managerPortal, sdkVersion, contractVersion })).toBe(reason);
  });
});
