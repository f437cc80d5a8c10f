import { CONTRACT_VERSION } from '@erm/contracts/version';
import { SDK_VERSION } from '@erm/portal-sdk';
import { incompatibility } from '@erm/portal-sdk/registry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { PortalFailure } from '../portals/portal-failure';
import type { PortalRecord } from '../portals/portal-record';
import { withTimeout } from '../portals/with-timeout';
import { loadContainer } from './load-container';
import { manifestOf } from './manifest-of';
import { preloadShares } from './share-scope';

const MODULE_LIMIT_SECONDS = 15;

/** The release of a portal that a page wants, and how often it has tried. Attempts start at 1. */
export interface Requested {
  record: PortalRecord;
  attempt: number;
}

/**
 * Restricts the federation runtime to the files in the signed registry, verified by their digests and loaded within
 * time limits. Every failure is a `PortalFailure`.
 */
export function portalPlugin(requested: ReadonlyMap<string, Requested>): ModuleFederationRuntimePlugin {
  function requestedOf(name: string): Requested {
    const found = requested.get(name);
    if (!found) throw new PortalFailure('load', `The registry has no portal "${name}"`);
    return found;
  }
  return {
    name: 'portals',
    afterMatchRemote({ remoteInfo }) {
      if (!remoteInfo) return;
      const { record } = requestedOf(remoteInfo.name);
      const reason = incompatibility(record, { sdkVersion: SDK_VERSION, contractVersion: CONTRACT_VERSION });
      if (reason !== null) throw new PortalFailure('incompatible', reason);
      preloadShares(Object.keys(record.shares));
    },
    // The page already knows the manifest's contents, so nothing waits for it.
    fetch(_url, _init, remoteInfo) {
      const { record } = requestedOf(remoteInfo?.name ?? '');
      return Promise.resolve(new Response(JSON.stringify(manifestOf(record))));
    },
    loadEntry({ remoteInfo }) {
      const { record, attempt } = requestedOf(remoteInfo.name);
      return loadContainer(record, attempt);
    },
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      withTimeout(MODULE_LIMIT_SECONDS, Promise.resolve(remoteEntryExports.get(expose))),
    // The module's own code has run by now.
    afterExecuteFactory({ error }) {
      if (error) throw PortalFailure.from(error, 'crash');
    },
    onLoad({ exposeModule }) {
      const module = exposeModule as { Portal?: unknown } | undefined;
      if (!module?.Portal) throw new PortalFailure('incompatible', 'It does not expose a Portal');
    },
    errorLoadRemote({ error }) {
      throw PortalFailure.from(error, 'load');
    },
  };
}
