import type { APIRequestContext } from '@playwright/test';

/** The counters of the server by series. */
export async function countersOf(request: APIRequestContext): Promise<(series: string) => number> {
  const metrics = await (await request.get('/metrics')).text();
  return (series) => {
    const line = metrics.split('\n').find((each) => each.startsWith(`${series} `));
    return Number(line?.slice(series.length + 1) ?? 0);
  };
}
