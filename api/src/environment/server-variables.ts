import { z } from 'zod';
import { choice, documentation, isHostName, isOrigin, listOf, wholeNumber } from './values';

export const serverVariables = () => ({
  NODE_ENV: choice(['development', 'test', 'production']).default('development').register(documentation, {
    meaning: 'With `production`, other defaults hold, and what must not be left to a default is required.',
  }),
  PORT: wholeNumber(0, 65_535)
    .default(3000)
    .register(documentation, { meaning: 'The port to listen on; `0` chooses a free one and prints it.' }),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1')
    .register(documentation, {
      meaning: 'The address to listen on; `0.0.0.0` in a container, which others must reach.',
    }),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0).register(documentation, {
    meaning:
      'The number of reverse proxies in front, whose `X-Forwarded-*` headers report the client. Too high a number lets clients forge their addresses.',
  }),
  ALLOWED_HOSTS: listOf(isHostName, 'host names like app.example.com').optional().register(documentation, {
    meaning: 'The host names this server answers for.',
    unset: 'any; on a loopback `HOST`, addresses and names without a dot',
    unsetInProduction: 'any',
  }),
  CORS_ORIGINS: listOf(isOrigin, 'origins like https://app.example.com')
    .default([])
    .register(documentation, { meaning: 'Other origins that may call the API.' }),
});
