import { z } from 'zod';
import { choice, documentation, executableFile } from './values';

export const databaseVariables = (production: boolean) => ({
  MONGODB_URI: z
    .string()
    .regex(
      /^(embedded|mongodb(\+srv)?:\/\/\S+)$/,
      'must be embedded, or a connection string that starts with mongodb:// or mongodb+srv://',
    )
    .optional()
    .register(documentation, {
      meaning:
        'The connection string of a MongoDB replica set, or `embedded` for the store in `DATA_DIR`, which is for evaluation.',
      unset: '`embedded`',
      unsetInProduction: 'required',
    }),
  MONGOD_BINARY: executableFile('a mongod executable').optional().register(documentation, {
    meaning:
      'A mongod to start as a one-node replica set on `DATA_DIR`, without authentication; rejected in production.',
    unset: 'none is started',
  }),
  SEED: choice(['demo', 'large', 'none'])
    .refine(
      (seed) => !production || seed === 'none',
      'must be none with NODE_ENV=production, because everybody knows the passwords of these accounts',
    )
    .optional()
    .register(documentation, {
      meaning:
        'Demo data, or a large company of 2,000 engineers, 500 projects, and 20,000 assignments; only in a database without users. Not in production, because everybody knows the passwords.',
      unset: '`demo` in the embedded store, otherwise `none`',
      unsetInProduction: '`none`',
    }),
  DATA_DIR: z.string().default('.data').register(documentation, {
    meaning:
      'The folder of the embedded store, the generated secret, the last good registry, and, unless set below, of the published site.',
  }),
});
