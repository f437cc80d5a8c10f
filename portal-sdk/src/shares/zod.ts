/** What the shell hands portals as `zod`: the builders that contracts and forms use. */
export * as z from './zod-builders';
