import type { NavItem, PortalRecord } from '@erm/portal-sdk';
import { isSameOrigin } from '../page/same-origin';
import { fieldsOf } from '../session/read-user';

/**
 * Returns the portals of a registry. Invalid records are skipped with a console error, because one broken publication
 * must not take down the other portals.
 * @throws if the value is not a registry
 */
export function readRegistry(value: unknown): PortalRecord[] {
  const { portals } = fieldsOf(value);
  if (!Array.isArray(portals)) throw new Error('The registry lists no portals');
  return portals.filter((record): record is PortalRecord => {
    const invalid = invalidFieldsOf(record);
    if (invalid.length > 0)
      console.error(`Skipped a portal with missing or invalid fields: ${invalid.join(', ')}`, record);
    return invalid.length === 0;
  });
}

const texts = ['name', 'label', 'role', 'version', 'sdkVersion', 'contractVersion', 'global'] as const;
const paths = ['prefix', 'home', 'entry'] as const;
const pathLists = ['files'] as const;

function invalidFieldsOf(record: unknown): string[] {
  const fields = fieldsOf(record);
  return [
    ...texts.filter((key) => typeof fields[key] !== 'string' || fields[key] === ''),
    ...paths.filter((key) => !isPath(fields[key])),
    ...pathLists.filter((key) => !isListOf(fields[key], isPath)),
    ...(isListOf(fields['shares'], (share) => typeof share === 'string') ? [] : ['shares']),
    ...(isListOf(fields['nav'], isNavItem) ? [] : ['nav']),
  ];
}

/** Requires a same-origin path, because the page runs the files. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && isSameOrigin(value);

const isListOf = (value: unknown, isValid: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isValid);

/** SVG path commands and numbers, limited to the length of an icon. */
const PATH_DATA = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,+-]{1,2000}$/;

function isNavItem(value: unknown): value is NavItem {
  const { to, label, icon } = fieldsOf(value);
  return isPath(to) && typeof label === 'string' && typeof icon === 'string' && PATH_DATA.test(icon);
}
