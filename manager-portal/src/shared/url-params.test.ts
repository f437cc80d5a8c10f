import { expect, it } from 'vitest';
import { textParams } from './url-params';

it('ignores texts of an address that cannot be meant', () => {
  const params = new URLSearchParams(`dept=Web&dept=+Web+&dept=&dept=%00&dept=${'x'.repeat(61)}&dept=Data`);
  expect(textParams(params, 'dept')).toEqual(['Web', 'Data']);
});
