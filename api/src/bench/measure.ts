import autocannon from 'autocannon';

/** The page that is measured. */
export const PAGE = '/api/assignments?limit=50';

export interface Load {
  url: string;
  token?: string | undefined;
  seconds: number;
  connections?: number;
  /** Requests a second in all, sent whether the server keeps up or not; without it as many as it answers. */
  rate?: number | undefined;
  /** Sent instead of a GET, a new one each time. */
  post?: () => unknown;
}

export interface Measured {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** Puts a load on one address; any answer but a success ends the benchmark, since its time would mean nothing. */
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
    throw new Error(`${url} was answered ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  }
  const { latency, duration } = result;
  return { perSecond: result['2xx'] / duration, medianMs: latency.p50, p99Ms: latency.p99 };
}
