import type sharedLibraries from '@erm/portal-sdk/shared-libraries.json';
import * as reactDom from '@erm/portal-sdk/shares/react-dom';
import * as router from '@erm/portal-sdk/shares/router';
import * as styledComponents from '@erm/portal-sdk/shares/styled-components';
import * as uiKitCore from '@erm/ui-kit/core';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import react from 'react';

type SharedLibraries = typeof sharedLibraries;

/** Installed versions of the shared libraries by package name, filled in by the build. */
declare const __SHARED_VERSIONS__: Record<string, string>;

/** Already part of the shell's initial load. Each facade exposes only the names that portals may use. */
const eager: Record<keyof SharedLibraries['eager'], unknown> = {
  react,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styledComponents,
  '@erm/ui-kit/core': uiKitCore,
};

/** Loaded when a form or a portal needs them, so that they do not delay the first screen. */
const lazy: Record<keyof SharedLibraries['lazy'], () => Promise<unknown>> = {
  'zod/mini': () => import(/* webpackChunkName: "share-zod-mini" */ '@erm/portal-sdk/shares/zod-mini'),
  'react-hook-form': () =>
    import(/* webpackChunkName: "share-react-hook-form" */ '@erm/portal-sdk/shares/react-hook-form'),
};

function versionOf(name: string): string {
  const version = __SHARED_VERSIONS__[name];
  if (version === undefined) throw new Error(`The build defined no version of ${name}`);
  return version;
}

const shareConfig = { singleton: true, requiredVersion: false } as const;

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

/** The shared libraries in the form that the federation runtime expects. */
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

/** Loads the shared libraries that a portal will need in parallel with the portal's own files. */
export function preloadShares(names: readonly string[]): void {
  for (const [name, load] of Object.entries(lazy)) {
    // A failure is reported when the portal requests the library. This only avoids an unhandled rejection.
    if (names.includes(name)) load().catch(() => undefined);
  }
}
