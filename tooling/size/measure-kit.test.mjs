import { describe, expect, it } from 'vitest';
import { kitEntries, sizeOf } from './measure-kit.mjs';
import { budget } from './report.mjs';

describe('the ui-kit', () => {
  it('costs a page that imports all of it no more than its budget', async () => {
    const { first } = await sizeOf(kitEntries().atOnce);
    expect(first).toBeLessThanOrEqual(budget);
  });

  it('brings the calendar only when a date field is opened', async () => {
    expect((await sizeOf(['fields'])).later).toBeGreaterThan(0);
    expect((await sizeOf(['layout', 'overlay'])).later).toBe(0);
  });

  it('brings the code of long tables only when a table asks for it', async () => {
    expect((await sizeOf(['data'])).later).toBeGreaterThan(0);
  });

  it('counts what two entries share once', async () => {
    const [data, both] = await Promise.all([sizeOf(['data']), sizeOf(['data', 'core'])]);
    expect(both.first).toBeLessThan(data.first + (await sizeOf(['core'])).first);
  });
});
