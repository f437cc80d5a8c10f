export { hasIntegrity } from './integrity';
export { createSigningKey, parsePublicKeys, publicKeyFileOf, readSigningKey } from './keys';
export { signRegistry } from './sign-registry';
export { isOlder, readSignedRegistry, REGISTRY_PATH, RegistryRejected } from './signed-registry';
