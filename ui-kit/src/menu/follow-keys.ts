import { TypeAhead } from '../select/type-ahead';

/**
 * Replays keys that were pressed on a menu's button before the menu was loaded.
 * @param labels labels of the items, null for disabled ones
 * @param start the active item, -1 if there is none
 * @returns the resulting active item, and whether the keys selected it, which ends the replay
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
    // Ignores mistyped letters.
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
