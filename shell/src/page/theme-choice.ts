export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Parses the stored value. Anything unknown means `system`. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Applies the choice to the page. */
export function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'system' ? matchMedia(DARK_QUERY).matches : choice === 'dark';
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
