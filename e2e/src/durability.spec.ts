import { MANAGER } from './support/users';
import { Product } from './support/product';
import { expect, test } from './support/test';

test('all acknowledged writes survive kill -9 in the middle of writing', async () => {
  const product = await Product.start({ SEED: 'demo' });
  try {
    const send = (path: string, init: RequestInit = {}, token = '') =>
      fetch(product.url + path, {
        ...init,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      });
    const signIn = async () => {
      const response = await send('/api/auth/login', { method: 'POST', body: JSON.stringify(MANAGER) });
      return ((await response.json()) as { data: { token: string } }).data.token;
    };
    const token = await signIn();
    const acknowledged: string[] = [];
    const writer = async (worker: number) => {
      for (let count = 0; ; count++) {
        const project = {
          name: `Durable ${worker}-${count}`,
          description: 'Written under load',
          startDate: '2026-01-01',
          endDate: '2026-12-31',
        };
        const response = await send(
          '/api/projects',
          { method: 'POST', body: JSON.stringify(project) },
          token,
        ).catch(() => null);
        if (!response) return;
        expect(response.status).toBe(201);
        acknowledged.push(project.name);
      }
    };
    const writers = [1, 2, 3, 4].map(writer);
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(100);
    await product.stop('SIGKILL');
    await Promise.all(writers);

    await product.run();
    const response = await send('/api/projects', {}, await signIn());
    const { data } = (await response.json()) as { data: { name: string }[] };
    const stored = new Set(data.map(({ name }) => name));
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
  } finally {
    await product.dispose();
  }
});
