export { integrityOf } from './integrity';
export { createSigningKey, parsePublicKeys, publicKeyFileOf, readSigningKey } from './keys';
export { readSignedRegistry, REGISTRY_PATH, RegistryRejected, signRegistry } from './signed-registry';
