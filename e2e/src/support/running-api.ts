import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface RunningApi {
  url: string;
  stop(): Promise<void>;
}

/** Runs the built API of a checkout, with the demo data, on the site that is in this data folder, unless told else. */
export async function startApi(
  root: string,
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningApi> {
  const env = { DATA_DIR: dataDir, PORT: '0', SEED: 'demo', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const api = fork(join(root, 'api/dist/main.js'), { env: { ...process.env, ...env, ...variables } });
  const exited = once(api, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    api.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
    api.on('exit', (code) => reject(new Error(`The API in ${root} exited with ${code}.`)));
  });
  return {
    url,
    async stop() {
      api.kill();
      await exited;
    },
  };
}
