import * as reactDom from '@erm/portal-sdk/shares/react-dom';
import * as router from '@erm/portal-sdk/shares/router';
import * as styledComponents from '@erm/portal-sdk/shares/styled-components';
import * as uiKitCore from '@erm/ui-kit/core';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import react from 'react';

/** Versions of what is shared, by package name; the build puts in what is installed. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** Needed for the first screen anyway, so at hand at once. Each facade holds only the names portals may use. */
const eager: Record<string, unknown> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styledComponents,
  '@erm/ui-kit/core': uiKitCore,
};

/** Sign-in and portals need them, the way to the first screen does not. */
const lazy: Record<string, () => Promise<unknown>> = {
  zod: () => import(/* webpackChunkName: "share-zod" */ '@erm/portal-sdk/shares/zod'),
  'react-hook-form': () =>
    import(/* webpackChunkName: "share-react-hook-form" */ '@erm/portal-sdk/shares/react-hook-form'),
};

function versionOf(name: string): string {
  const version = __SHARED_VERSIONS__[name];
  if (version === undefined) throw new Error(`The build knows no version of ${name}`);
  return version;
}

const shareConfig = { singleton: true, requiredVersion: false } as const;

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

/** What the shell hands portals, in the form the federation runtime takes. */
export function shareScope(): Shared {
  const shared: Shared = {};
  for (const [name, library] of Object.entries(eager)) {
    shared[name] = {
      version: versionOf(name),
      lib: () => library,
      shareConfig: { ...shareConfig, eager: true },
    };
  }
  for (const [name, load] of Object.entries(lazy)) {
    shared[name] = {
      version: versionOf(name),
      get: async () => {
        const library = await load();
        return () => library;
      },
      shareConfig,
    };
  }
  return shared;
}

/** Starts what a portal will ask for, beside the portal's own files. */
export function startShares(names: readonly string[]): void {
  // A failure shows where the portal asks for it; here it only must not count as unhandled.
  for (const name of names) lazy[name]?.().catch(() => undefined);
}
