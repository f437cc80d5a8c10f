import { registrySchema, toPageRegistry, type PageRegistry } from '@erm/portal-sdk/registry';

/**
 * Reads `/portals.json`.
 * @throws when it is not a registry
 */
export const parseRegistry = (value: unknown): PageRegistry => toPageRegistry(registrySchema.parse(value));
