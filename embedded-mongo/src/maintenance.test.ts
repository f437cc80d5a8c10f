import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dispatch } from './commands/dispatch';
import { openEngine } from './commands/engine';
import { temporaryFolder } from './testing/targets';
import { removeExpired } from './maintenance';

it('removes expired documents of a TTL index', async () => {
  const folder = temporaryFolder();
  const engine = await openEngine(folder, console.log);
  const specs = { createIndexes: 's', indexes: [{ key: { at: 1 }, name: 'at', expireAfterSeconds: 60 }] };
  await dispatch(engine, 'd', specs);
  const documents = [{ at: new Date(0) }, { at: new Date() }, { at: 'never' }, {}];
  await dispatch(engine, 'd', { insert: 's', documents });
  await removeExpired(engine);
  expect(await dispatch(engine, 'd', { count: 's' })).toMatchObject({ n: 3 });
  await engine.store.close();
  rmSync(folder, { recursive: true });
});
