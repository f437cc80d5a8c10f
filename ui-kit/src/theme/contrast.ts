import { tokens } from './tokens';
import { flatten } from './tokens-css';

export type ThemeName = keyof typeof tokens.color;

/** A use of colors: the foregrounds, and all backgrounds they can appear on. */
export interface Role {
  name: string;
  foregrounds: string[];
  backgrounds: string[];
  /** Minimum contrast required by WCAG 2.2 AA: 4.5 for text, 3 for UI components and graphics. */
  minimum: 4.5 | 3;
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
  { name: 'text-primary on a layer', foregrounds: ['text-primary'], backgrounds: layers, minimum: 4.5 },
  { name: 'text-secondary on a layer', foregrounds: ['text-secondary'], backgrounds: layers, minimum: 4.5 },
  { name: 'text-tertiary on a layer', foregrounds: ['text-tertiary'], backgrounds: layers, minimum: 4.5 },
  { name: 'accent-fg (a link) on a layer', foregrounds: ['accent-fg'], backgrounds: layers, minimum: 4.5 },
  {
    name: 'action-fg on a primary button',
    foregrounds: ['action-fg'],
    backgrounds: ['action-bg', 'action-bg-hover', 'action-bg-active'],
    minimum: 4.5,
  },
  {
    name: 'on-solid on a danger button',
    foregrounds: ['status-red-on-solid'],
    backgrounds: ['status-red-solid'],
    minimum: 4.5,
  },
  {
    name: 'accent-on-solid on a chosen day and a bar',
    foregrounds: ['accent-on-solid'],
    backgrounds: ['accent-solid', 'load-fill'],
    minimum: 4.5,
  },
  {
    name: 'text of a tooltip',
    foregrounds: ['text-on-inverse', 'text-on-inverse-muted'],
    backgrounds: ['bg-inverse'],
    minimum: 4.5,
  },
  ...tones.map((tone): Role => ({
    name: `text on ${tone}`,
    foregrounds: [`status-${tone}-fg`, 'text-primary', 'text-secondary'],
    backgrounds: [`status-${tone}-bg`],
    minimum: 4.5,
  })),
  {
    name: 'border-control of a field',
    foregrounds: ['border-control'],
    backgrounds: fieldLayers,
    minimum: 3,
  },
  { name: 'accent-ring (focus) on a layer', foregrounds: ['accent-ring'], backgrounds: layers, minimum: 3 },
  {
    name: 'a load on its track',
    foregrounds: ['load-fill', 'load-over'],
    backgrounds: ['load-track'],
    minimum: 3,
  },
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
export function lowestContrast({ foregrounds, backgrounds }: Role, theme: ThemeName): number {
  const values = new Map(flatten(tokens.color[theme]));
  const valueOf = (name: string) => values.get(`--${name}`) ?? '';
  return Math.min(
    ...foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => contrast(valueOf(foreground), valueOf(background))),
    ),
  );
}
