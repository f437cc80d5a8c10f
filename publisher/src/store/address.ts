/** Names of buckets, and prefixes of characters that mean the same in an address and in a key. */
const BUCKET_ADDRESS = /^s3:\/\/[a-z\d][a-z\d.-]+(\/[\w.-]+)*\/?$/;

/** Whether a site is in a bucket, by its address. */
export const isBucket = (address: string): boolean => address.startsWith('s3://');

/** Whether an address is a path, or one of a bucket that is spelled correctly. */
export function isSiteAddress(address: string): boolean {
  return /^[a-z\d]+:\/\//i.test(address) ? BUCKET_ADDRESS.test(address) : !address.includes('\0');
}
