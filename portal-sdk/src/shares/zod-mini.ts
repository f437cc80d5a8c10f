/** The names that the shell shares with portals as `zod/mini`: the builders and checks that the contract and forms use. */
export * as z from './zod-mini-builders';
