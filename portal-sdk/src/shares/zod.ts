/**
 * The names that the shell shares with portals as `zod`. Contracts since 3.1.0 are made with `zod/mini`, so only portals
 * that were built before, or that import it themselves, load it.
 */
export * as z from './zod-builders';
