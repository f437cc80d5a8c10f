/**
 * The portal's entry for the screen at this URL. A listed address is a path, or a path with the query of one view; the
 * one that matches most of the URL's parameters applies.
 */
export function atAddress<Item>(
  listed: Readonly<Record<string, readonly Item[]>> = {},
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): readonly Item[] {
  const path = pathname.replace(/\/$/, '');
  const given = new URLSearchParams(search);
  const found = Object.keys(listed)
    .map((address) => ({ address, params: [...new URLSearchParams(address.split('?')[1])] }))
    .filter(({ address, params }) => {
      return address.split('?')[0] === path && params.every(([name, value]) => given.get(name) === value);
    })
    .sort((one, other) => other.params.length - one.params.length)[0];
  return (found && listed[found.address]) ?? [];
}
