import { isSiteAddress } from '@erm/publisher/reader';
import { z } from 'zod';
import { choice, documentation, isLoopbackOrigin, listOf, readableFile } from './values';

/** Where `pnpm dev:portal <name> --shell` serves a portal unless told otherwise. */
const LOCAL_DEV_ORIGIN = 'http://127.0.0.1:3001';

export const siteVariables = (production: boolean) => ({
  SITE_DIR: z
    .string()
    .refine(isSiteAddress, 'must be the path of a folder, or a bucket like s3://bucket/prefix')
    .optional()
    .register(documentation, {
      meaning:
        'The published site. For a bucket, the variables of the AWS SDK have the credentials, the region, and the server.',
      unset: '`<DATA_DIR>/site`',
    }),
  SITE_PUBLIC_KEYS: readableFile('a file with public keys').optional().register(documentation, {
    meaning: 'The file of the public keys, in PEM, whose registries are accepted.',
    unset: '`<DATA_DIR>/site-key.pub.pem`',
  }),
  PORTAL_DEV_ORIGINS: listOf(isLoopbackOrigin, 'loopback origins like http://127.0.0.1:3001')
    .default(production ? [] : [LOCAL_DEV_ORIGIN])
    .register(documentation, {
      meaning: 'Development servers whose portals may run in this shell, for a user who confirms it.',
    }),
  PORTAL_PREVIEWS: choice(['on', 'off'])
    .default(production ? 'off' : 'on')
    .register(documentation, {
      meaning: 'Whether users may open releases of their portals that are not current.',
    }),
  // Used only by the publisher, but validated here with the other variables.
  STORYBOOK: choice(['on', 'off'])
    .default(production ? 'off' : 'on')
    .register(documentation, { meaning: 'Whether `/storybook/` is published and served.' }),
});
