import { TypeAhead } from '../select/type-ahead';

/**
 * Where keys lead in a menu that were pressed on its button before the menu was there.
 * @param labels what the items are called, null for those that cannot be chosen
 * @param start the active item, -1 if there is none
 * @returns the item that is active then, and whether the keys chose it, which ends them
 */
export function followKeys(keys: readonly string[], labels: readonly (string | null)[], start: number) {
  const enabled = labels.flatMap((label, index) => (label === null ? [] : [index]));
  const searched = labels.map((label) => label ?? '');
  let typeAhead = new TypeAhead();
  const follow = (key: string, from: number) => {
    if (key === 'Home') return enabled[0];
    if (key === 'End') return enabled.at(-1);
    if (key === 'ArrowDown') return enabled.find((index) => index > from) ?? enabled[0];
    if (key === 'ArrowUp') return enabled.findLast((index) => index < from) ?? enabled.at(-1);
    if (key.length > 1) return from;
    const found = typeAhead.find(key, 0, searched, from);
    if (found >= 0) return found;
    // What was mistyped does not count.
    typeAhead = new TypeAhead();
    return from;
  };
  let active = start;
  for (const key of keys) {
    if (key !== 'Enter' && key !== ' ') active = follow(key, active) ?? active;
    else if (active >= 0) return { active, chosen: true };
  }
  return { active, chosen: false };
}
