import { tokens } from './tokens';

type Group = { readonly [name: string]: string | number | Group };

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');

/** Flattens a group of tokens into names and values of custom properties. */
export function flatten(group: Group, unit = '', path: readonly string[] = []): [string, string][] {
  return Object.entries(group).flatMap(([name, value]) => {
    const here = [...path, kebab(name)];
    return typeof value === 'object'
      ? flatten(value, unit, here)
      : [[`--${here.join('-')}`, typeof value === 'number' ? `${value}${unit}` : value]];
  });
}

function typeStyles(): [string, string][] {
  return Object.entries(tokens.type).flatMap(([name, { size, line, weight, tracking }]) => [
    [`--type-${name}`, `${weight} ${size}px/${line}px var(--font-sans)`],
    [`--tracking-${name}`, tracking === 0 ? 'normal' : `${tracking}em`],
  ]);
}

function themed(theme: 'light' | 'dark'): [string, string][] {
  return [...flatten(tokens.color[theme]), ...flatten(tokens.shadow[theme], '', ['shadow'])];
}

const lineLimit = 110;

function declaration([name, value]: [string, string]): string {
  const line = `  ${name}: ${value};`;
  return line.length <= lineLimit
    ? `${line}
`
    : `  ${name}:
    ${value};
`;
}

function block(selector: string, declarations: [string, string][]): string {
  return `${selector} {
${declarations.map(declaration).join('')}}
`;
}

const onScreen = (css: string) => `@media screen {
${css.replaceAll(/^(?=.)/gm, '  ')}}
`;

/** Custom properties that don't depend on the theme: type, space, radii, sizes, motion, z-index. */
function sharedProperties(): [string, string][] {
  return [
    ['--font-sans', tokens.font.family.sans],
    ...flatten(tokens.font.weight, '', ['font-weight']),
    ...typeStyles(),
    ...flatten(tokens.space, 'px', ['space']),
    ...flatten(tokens.radius, 'px', ['radius']),
    ...flatten(tokens.borderWidth, 'px', ['border-width']),
    ...flatten(tokens.size, 'px', ['size']),
    ...flatten(tokens.duration, 'ms', ['duration']),
    ...flatten(tokens.easing, '', ['easing']),
    ...flatten(tokens.z, '', ['z']),
  ];
}

/** Returns the contents of `tokens.css`. A page without `data-theme` gets the light theme, and so does paper. */
export function tokensCss(): string {
  return [
    '/* Generated from tokens.ts by tokens-css.test.ts (vitest --update). */\n',
    block(':root', sharedProperties()),
    block(":root,\n:root[data-theme='light']", [['color-scheme', 'light'], ...themed('light')]),
    onScreen(block(":root[data-theme='dark']", [['color-scheme', 'dark'], ...themed('dark')])),
  ].join('\n');
}
