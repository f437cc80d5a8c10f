import { tokens } from '../../src/theme/tokens';
import { flatten } from '../../src/theme/tokens-css';
import * as roles from './token-roles';

/** A custom property, its value in each theme, and its purpose. */
export interface TokenRow {
  name: string;
  light: string;
  dark: string;
  role: string;
}

type Group = Parameters<typeof flatten>[0];

/** Values and texts have the same shape, so that they are in the same order. */
function rows(light: Group, dark: Group, texts: Group, unit = '', path: string[] = []): TokenRow[] {
  const valuesOf = (group: Group) => new Map(flatten(group, unit, path));
  const [lightValues, darkValues, role] = [valuesOf(light), valuesOf(dark), valuesOf(texts)];
  return [...lightValues].map(([name, value]) => ({
    name,
    light: value,
    dark: darkValues.get(name) ?? '',
    role: role.get(name) ?? '',
  }));
}

const inBoth = (group: Group, texts: Group, unit: string, ...path: string[]) =>
  rows(group, group, texts, unit, path);

export const colorRows = rows(tokens.color.light, tokens.color.dark, roles.colorRoles);
export const shadowRows = rows(tokens.shadow.light, tokens.shadow.dark, roles.shadowRoles, '', ['shadow']);
export const spaceRows = inBoth(tokens.space, roles.spaceRoles, 'px', 'space');
export const radiusRows = inBoth(tokens.radius, roles.radiusRoles, 'px', 'radius');
export const borderWidthRows = inBoth(tokens.borderWidth, roles.borderWidthRoles, 'px', 'border-width');
export const sizeRows = inBoth(tokens.size, roles.sizeRoles, 'px', 'size');
export const durationRows = inBoth(tokens.duration, roles.durationRoles, 'ms', 'duration');
export const easingRows = inBoth(tokens.easing, roles.easingRoles, '', 'easing');
export const zRows = inBoth(tokens.z, roles.zRoles, '', 'z');

const { family, weight } = tokens.font;
export const fontRows = [
  ...inBoth({ sans: family.sans }, roles.fontRoles.family, '', 'font'),
  ...inBoth(weight, roles.fontRoles.weight, '', 'font-weight'),
];

export const typeRows = Object.entries(tokens.type).map(([name, { size, line, weight: of, tracking }]) => {
  const value = `${of} ${size}/${line} px, ${tracking === 0 ? 'normal' : `${tracking} em`} tracking`;
  return { name: `--type-${name}`, light: value, dark: value, role: roles.typeRoles[name as 'body'] };
});

/** Media queries cannot read custom properties: these are in `media` of `@erm/ui-kit/styles`. */
export const breakpointRows = Object.entries(tokens.breakpoint).map(([name, px]) => ({
  name,
  from: `${px} px`,
  role: roles.breakpointRoles[name as 'sm'],
}));
