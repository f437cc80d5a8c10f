/**
 * A development server that another origin's page may load from; its own page finds it by its port,
 * whatever page the code runs in.
 *
 * @returns {NonNullable<import('@rspack/core').Configuration['devServer']>}
 */
export function devServer() {
  const port = Number(process.env.DEV_SERVER_PORT);
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { runtimeErrors: false } },
  };
}
