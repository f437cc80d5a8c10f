/** Such as `key: "tus03m"`. */
const KEY = /,\s+key: "\w+"/g;

/**
 * Leaves the keys of their shapes out of lucide's icons. They are random, so they do not compress, and React needs none
 * where nothing changes places; only its development build asks for them.
 *
 * @param {string} icon
 */
export default function withoutKeys(icon) {
  return icon.replaceAll(KEY, '');
}
