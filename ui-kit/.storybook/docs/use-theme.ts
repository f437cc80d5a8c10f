import { useLayoutEffect } from 'react';
import { useMedia } from '../../src/theme/use-media';
import type { ThemeName } from '../../src/theme/contrast';

/**
 * Applies the toolbar's theme to the root element, and returns it; `system` follows the device preference, including
 * later changes.
 */
export function useTheme(chosen: unknown): ThemeName {
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const dark = chosen === 'system' ? prefersDark : chosen === 'dark';
  const theme = dark ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}
