/** The names that the shell shares with portals as `zod`: the builders that the contract and forms use. */
export * as z from './zod-builders';
