import type { NavItem, PortalRecord } from '@erm/portal-sdk';
import { isOwnOrigin } from '../page/own-origin';
import { fieldsOf } from '../session/read-user';

/**
 * The portals of a registry. An incomplete record is skipped, with the reason in the console: one broken publication
 * must not take the other portals down.
 * @throws when it is no registry at all
 */
export function readRegistry(value: unknown): PortalRecord[] {
  const { portals } = fieldsOf(value);
  if (!Array.isArray(portals)) throw new Error('The registry lists no portals');
  return portals.filter((record): record is PortalRecord => {
    const missing = missingIn(record);
    if (missing.length > 0)
      console.error(`A portal was left out: ${missing.join(', ')} missing or wrong`, record);
    return missing.length === 0;
  });
}

const texts = ['name', 'label', 'role', 'version', 'sdkVersion', 'contractVersion', 'global'] as const;
const paths = ['prefix', 'home', 'entry'] as const;
const pathLists = ['files'] as const;

function missingIn(record: unknown): string[] {
  const fields = fieldsOf(record);
  return [
    ...texts.filter((key) => typeof fields[key] !== 'string' || fields[key] === ''),
    ...paths.filter((key) => !isPath(fields[key])),
    ...pathLists.filter((key) => !isListOf(fields[key], isPath)),
    ...(isListOf(fields['shares'], (share) => typeof share === 'string') ? [] : ['shares']),
    ...(isListOf(fields['nav'], isNavItem) ? [] : ['nav']),
  ];
}

/** A path of this origin: its files run in the page. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && isOwnOrigin(value);

const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

/** Commands and numbers of an SVG path; an entry that draws more than that is not an icon. */
const PATH_DATA = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,+-]{1,2000}$/;

function isNavItem(value: unknown): value is NavItem {
  const { to, label, icon } = fieldsOf(value);
  return isPath(to) && typeof label === 'string' && typeof icon === 'string' && PATH_DATA.test(icon);
}
