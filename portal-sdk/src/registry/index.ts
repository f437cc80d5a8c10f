export { incompatibility } from './compatibility';
export { fillRequest } from './fill-request';
export {
  releaseFor,
  toPageRegistry,
  type PagePortal,
  type PageRelease,
  type PageRegistry,
} from './page-registry';
export {
  inventorySchema,
  portalSchema,
  PREVIOUS_VERSIONS,
  registrySchema,
  releaseInventoryPath,
  releaseSchema,
  shellInventoryPath,
  type Inventory,
  type RegisteredPortal,
  type Registry,
  type Release,
  type ShellRecord,
  type SiteFile,
} from './schema';
