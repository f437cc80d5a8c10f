import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { grantKey, listKeys, revokeKey } from '../commands/portal-keys';
import type { Site } from '../publish/site';
import { PublishError } from '../publish-error';
import { createSigningKey, publicKeyFileOf, readPublicKey, textOfKey } from '../registry/keys';

/**
 * The commands about the keys of portals.
 * @param answer runs what needs the site
 */
export function keyCommands(answer: (act: (site: Site) => Promise<string>) => Promise<void>): Command[] {
  return [
    new Command('new-key')
      .description('make a pair of keys, to publish a portal with')
      .argument('<file>', 'where the private key goes')
      .action(async (file: string) => {
        if (existsSync(file)) throw new PublishError(`${file} exists; choose another file.`);
        await createSigningKey(file);
        const text = textOfKey(await readPublicKey(publicKeyFileOf(file)));
        console.log(
          `Keep ${file} secret. Whoever has the key of the site can now run\n  grant <name> ${text}`,
        );
      }),
    new Command('keys')
      .description('the keys that may change a portal')
      .argument('<name>')
      .action((name: string) => answer((site) => listKeys(site, name))),
    new Command('grant')
      .description('let the holder of another key change a portal')
      .argument('<name>')
      .argument('<key>', 'the public key: its file, or its text')
      .action((name: string, key: string) =>
        answer(async (site) => `The key ${await grantKey(site, name, key)} may change ${name}.`),
      ),
    new Command('revoke')
      .description('take a key from a portal')
      .argument('<name>')
      .argument('<key>', 'its ID, as "keys" lists it')
      .action((name: string, id: string) =>
        answer(async (site) => {
          await revokeKey(site, name, id);
          return `The key ${id} may not change ${name} any more. What it has published stays.`;
        }),
      ),
  ];
}
