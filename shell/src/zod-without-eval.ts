/**
 * Zod tries out once whether it may compile validators, which the page's content security policy refuses, and browsers
 * report every refusal. Zod reads this when it is loaded, so it comes first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
