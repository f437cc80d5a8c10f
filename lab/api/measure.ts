import autocannon from 'autocannon';

/** The page that most benchmarks measure. */
export const PAGE = '/api/assignments?limit=50';

export interface Load {
  url: string;
  token?: string | undefined;
  seconds: number;
  connections?: number;
  /** Total requests per second, sent whether or not the server keeps up. By default, as many as it can handle. */
  rate?: number | undefined;
  /** Returns the body of each POST. By default, GET is sent. */
  post?: () => unknown;
}

export interface Measured {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** Puts load on one address. Any response but a success aborts the benchmark, since its timing would be meaningless. */
export async function measure({ url, token, seconds, connections = 8, rate, post }: Load): Promise<Measured> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(post && { 'content-type': 'application/json' }),
  };
  const request: autocannon.Request = post
    ? { method: 'POST', setupRequest: (sent) => ({ ...sent, body: JSON.stringify(post()) }) }
    : { method: 'GET' };
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    requests: [request],
    ...(rate && { overallRate: Math.round(rate) }),
  });
  if (result.non2xx + result.errors + result.timeouts > 0 || result['2xx'] === 0) {
    throw new Error(`${url} returned ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  const { latency, duration } = result;
  return { perSecond: result['2xx'] / duration, medianMs: latency.p50, p99Ms: latency.p99 };
}

/** Milliseconds per request of a run with a single connection. */
export function msPerRequest({ perSecond }: Measured): number {
  return 1000 / perSecond;
}
