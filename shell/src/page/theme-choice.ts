export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Matches while the device asks for dark. */
export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** What is stored, as a choice; nothing or nonsense follows the device. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'system';
}

/** Puts the look that the choice stands for onto the page. */
export function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'system' ? matchMedia(DARK_QUERY).matches : choice === 'dark';
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
