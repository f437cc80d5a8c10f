export { incompatibility } from './compatibility';
export { fillRequest } from './fill-request';
export {
  releaseFor,
  toPageRegistry,
  toPublicRegistry,
  type PagePortal,
  type PageRelease,
  type PageRegistry,
} from './page-registry';
export {
  inventorySchema,
  LOG_LENGTH,
  portalSchema,
  PREVIOUS_VERSIONS,
  publicKeySchema,
  registrySchema,
  releaseInventoryPath,
  releaseSchema,
  shellInventoryPath,
  signatureSchema,
  type Inventory,
  type LogEntry,
  type RegisteredPortal,
  type Registry,
  type Release,
  type ShellRecord,
  type Signature,
  type SiteFile,
} from './schema';
