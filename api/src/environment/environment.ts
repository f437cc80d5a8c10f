import { z } from 'zod';
import { accountVariables } from './account-variables';
import { databaseVariables } from './database-variables';
import { monitoringVariables } from './monitoring-variables';
import { serverVariables } from './server-variables';
import { siteVariables } from './site-variables';
import { ssoVariables } from './sso-variables';

/** The variables by topic. Some defaults are stricter in production. */
export const variablesByTopic = (production: boolean) => ({
  Server: serverVariables(),
  Database: databaseVariables(production),
  'Published site': siteVariables(production),
  Accounts: accountVariables(production),
  'Single sign-on': ssoVariables(),
  Monitoring: monitoringVariables(),
});

export function environmentSchema(production: boolean) {
  const topics = variablesByTopic(production);
  return z.object({
    ...topics.Server,
    ...topics.Database,
    ...topics['Published site'],
    ...topics.Accounts,
    ...topics['Single sign-on'],
    ...topics.Monitoring,
  });
}

export type Environment = z.infer<ReturnType<typeof environmentSchema>>;
