import { signUp } from './people';
import { startApi, type TestApi } from './start-api';

/** Two servers on one database, and a manager's token for both. */
export interface TwoServers {
  api: TestApi;
  other: TestApi;
  token: string;
  close: () => Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const api = await startApi();
  const other = await startApi({ database: api.database });
  const { token } = await signUp(api, 'manager');
  return {
    api,
    other,
    token,
    async close() {
      await other.close();
      await api.close();
    },
  };
}
