import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { tokens } from '../src/theme/tokens';

type ThemeName = keyof typeof tokens.color;

/** The brand mark with the product name next to it, for Storybook's sidebar. */
function brandImage(theme: ThemeName): string {
  const { action, brand, text } = tokens.color[theme];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="190" height="32" viewBox="0 0 190 32">
    <g transform="scale(0.4444)" fill="${action.fg}">
      <rect width="72" height="72" rx="18" fill="${action.bg}"/>
      <rect x="18" y="18" width="9.5" height="36" rx="2.25"/>
      <rect x="30.75" y="18" width="23.25" height="9.5" rx="2.25"/>
      <rect x="30.75" y="31.25" width="15" height="9.5" rx="2.25" fill="${brand.mark}"/>
      <rect x="30.75" y="44.5" width="23.25" height="9.5" rx="2.25"/>
    </g>
    <text x="44" y="21.5" font-family="system-ui, sans-serif" font-size="16" font-weight="600"
      fill="${text.primary}">Engineering RM</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Storybook's own UI and docs in the product's colors. */
export function brandTheme(theme: ThemeName): ThemeVars {
  const { accent, bg, border, text } = tokens.color[theme];
  return create({
    base: theme,
    brandTitle: 'Engineering RM',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: brandImage(theme),
    fontBase: tokens.font.family.sans,
    colorPrimary: accent.solid,
    colorSecondary: accent.solid,
    appBg: bg.canvas,
    appContentBg: bg.sheet,
    appPreviewBg: bg.sheet,
    appHoverBg: bg.hover,
    appBorderColor: border.hairline,
    textColor: text.primary,
    textMutedColor: text.secondary,
    textInverseColor: text.onInverse,
    barBg: bg.sheet,
    barTextColor: text.secondary,
    barHoverColor: accent.fg,
    barSelectedColor: accent.fg,
    inputBg: bg.inset,
    inputBorder: border.control,
    inputTextColor: text.primary,
  });
}
