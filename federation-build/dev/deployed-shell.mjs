import { usageError } from '@erm/tooling/run/failure.mjs';

/**
 * Asks a deployed shell whether it runs a portal from this machine.
 *
 * @param {{ address: string, portal: string, origin: string }} options `origin`: of the development server
 * @returns {Promise<{ shell: string, link: string }>} the shell's origin, and the address that opens the portal in it
 * @throws Failure that says what to configure
 */
export async function askDeployedShell({ address, portal, origin }) {
  if (!URL.canParse(address)) throw usageError(`"${address}" is not the address of a shell.`);
  const shell = new URL(address).origin;
  const { portals, config } = await readPage(shell);
  const published = portals.find(({ name }) => name === portal);
  if (!published) {
    throw usageError(`${shell} has no portal "${portal}". Publish it there once.`);
  }
  const allowed = config.portalDevOrigins ?? [];
  if (!allowed.includes(origin)) {
    const others =
      allowed.length > 0 ? ` It runs those from ${allowed.join(', ')}; PORT chooses the port.` : '';
    throw usageError(
      `${shell} does not run portals from ${origin}. Set PORTAL_DEV_ORIGINS=${origin} for its API, and restart it.${others}`,
    );
  }
  return { shell, link: `${shell}${published.prefix}?portal=${portal}@${origin}` };
}

/**
 * @typedef {object} Page
 * @property {{ name: string, prefix: string }[]} portals
 * @property {{ portalDevOrigins?: string[] }} config
 */

/**
 * @param {string} shell
 * @returns {Promise<Page>}
 */
async function readPage(shell) {
  const answer = await fetch(shell, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) throw usageError(`No shell answers at ${shell}.`);
  const html = await answer.text();
  /** @param {string} id */
  const block = (id) =>
    JSON.parse(
      new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null',
    );
  const [portals, config] = [block('portals'), block('config')];
  if (!portals || !config) throw usageError(`What answers at ${shell} is not a shell.`);
  return { portals: portals.portals, config };
}
