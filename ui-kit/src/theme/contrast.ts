import { tokens } from './tokens';
import { flatten } from './tokens-css';

export type ThemeName = keyof typeof tokens.color;

/** A use of colors: the foregrounds, and all backgrounds they can appear on. */
export interface Role {
  name: string;
  seen: string[];
  on: string[];
  /** Minimum contrast required by WCAG 2.2 AA: 4.5 for text, 3 for UI components and graphics. */
  least: 4.5 | 3;
}

const layers = ['canvas', 'sheet', 'subtle', 'hover', 'active', 'raised', 'inset'].map(
  (layer) => `bg-${layer}`,
);
const fieldLayers = ['bg-canvas', 'bg-sheet', 'bg-raised', 'bg-inset'];
const tones = Object.keys(tokens.color.light.status);

/**
 * The components' text and non-text colors. Hairlines and disabled text are left out: they carry no meaning on their
 * own.
 */
export const roles: Role[] = [
  { name: 'text-primary on a layer', seen: ['text-primary'], on: layers, least: 4.5 },
  { name: 'text-secondary on a layer', seen: ['text-secondary'], on: layers, least: 4.5 },
  { name: 'text-tertiary on a layer', seen: ['text-tertiary'], on: layers, least: 4.5 },
  { name: 'accent-fg (a link) on a layer', seen: ['accent-fg'], on: layers, least: 4.5 },
  {
    name: 'action-fg on a primary button',
    seen: ['action-fg'],
    on: ['action-bg', 'action-bg-hover', 'action-bg-active'],
    least: 4.5,
  },
  {
    name: 'on-solid on a danger button',
    seen: ['status-red-on-solid'],
    on: ['status-red-solid'],
    least: 4.5,
  },
  {
    name: 'accent-on-solid on a chosen day and a bar',
    seen: ['accent-on-solid'],
    on: ['accent-solid', 'load-fill'],
    least: 4.5,
  },
  {
    name: 'text of a tooltip',
    seen: ['text-on-inverse', 'text-on-inverse-muted'],
    on: ['bg-inverse'],
    least: 4.5,
  },
  ...tones.map((tone): Role => ({
    name: `text on ${tone}`,
    seen: [`status-${tone}-fg`, 'text-primary', 'text-secondary'],
    on: [`status-${tone}-bg`],
    least: 4.5,
  })),
  { name: 'border-control of a field', seen: ['border-control'], on: fieldLayers, least: 3 },
  { name: 'accent-ring (focus) on a layer', seen: ['accent-ring'], on: layers, least: 3 },
  { name: 'a load on its track', seen: ['load-fill', 'load-over'], on: ['load-track'], least: 3 },
];

/** Returns the WCAG 2 contrast ratio (1 to 21) of two opaque colors (#rrggbb). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of a role's worst color pair in a theme. */
export function lowestContrast({ seen, on }: Role, theme: ThemeName): number {
  const values = new Map(flatten(tokens.color[theme]));
  const valueOf = (name: string) => values.get(`--${name}`) ?? '';
  return Math.min(...seen.flatMap((front) => on.map((back) => contrast(valueOf(front), valueOf(back)))));
}
