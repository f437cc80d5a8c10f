/** What every timeline shows, as the two from npm get it: at once. */
export interface Plan {
  /** The day that is in sight first. */
  today: string;
  from: string;
  days: number;
  engineers: { id: string; name: string }[];
  /** `end` is the day after the last one. */
  bars: { id: string; engineer: string; text: string; start: string; end: string }[];
}

interface Page<Item> {
  data: Item;
  page: { nextCursor: string | null };
}

interface Assignment {
  _id: string;
  engineerId: { _id: string } | null;
  projectId: { name: string } | null;
  allocationPercentage: number;
  startDate: string;
  endDate: string;
}

const DAY_MS = 86_400_000;

/** All engineers and assignments of a company. */
export async function readPlan({ url, token }: { url: string; token: string }): Promise<Plan> {
  const api = new Pages(url, token);
  const engineers = await api.all('engineers', (data: { engineers: { _id: string; name: string }[] }) =>
    data.engineers.map(({ _id, name }) => ({ id: _id, name })),
  );
  const bars = await api.all('assignments', (data: Assignment[]) => data.flatMap(barOf));
  const from = bars.reduce((first, { start }) => (start < first ? start : first), '9999');
  const until = bars.reduce((last, { end }) => (end > last ? end : last), '');
  const days = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
  return { today: new Date().toISOString().slice(0, 10), from, days, engineers, bars };
}

function barOf({ _id, engineerId, projectId, allocationPercentage, startDate, endDate }: Assignment) {
  if (!engineerId || !projectId) return [];
  const end = new Date(Date.parse(endDate) + DAY_MS).toISOString().slice(0, 10);
  const text = `${projectId.name} ${allocationPercentage}%`;
  return [{ id: _id, engineer: engineerId._id, text, start: startDate, end }];
}

class Pages {
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async all<Data, Item>(list: string, itemsOf: (data: Data) => Item[]): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) });
      const reply = await fetch(`${this.#url}/api/${list}?${query}`, { headers: this.#headers });
      if (!reply.ok) throw new Error(`${list}: ${reply.status} ${await reply.text()}`);
      const { data, page } = (await reply.json()) as Page<Data>;
      items.push(...itemsOf(data));
      cursor = page.nextCursor;
    }
    return items;
  }
}
