import type { Logger } from 'pino';
import { Gauge, type Registry as Metrics } from 'prom-client';
import type { PublishedSite } from './open-site';
import { followRegistry, type SiteRegistry } from './site-registry';

/** Reads the registry that is in use now; null if there never was one. */
export type CurrentRegistry = () => Promise<SiteRegistry | null>;

interface Places {
  siteKeyFile: string;
  dataDir: string;
}

/** Follows the published registry, and shows in the metrics whether it verifies. */
export function verifiedRegistry(
  { siteKeyFile, dataDir }: Places,
  site: PublishedSite,
  logger: Logger,
  metrics: Metrics,
): CurrentRegistry {
  const verified = new Gauge({
    name: 'site_registry_verified',
    help: 'Whether the published registry verifies: 0 while the last good one stands in for it',
    registers: [metrics],
  });
  const onVerified = (is: boolean) => verified.set(Number(is));
  const currentRegistry = followRegistry({ site, siteKeyFile, dataDir, logger, onVerified });
  // Reports an invalid registry at once, not at the first request.
  currentRegistry().catch((error: unknown) => logger.error({ err: error }, 'The registry cannot be read'));
  return currentRegistry;
}
