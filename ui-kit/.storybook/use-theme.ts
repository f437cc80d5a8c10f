import { useLayoutEffect } from 'react';

/**
 * Applies the toolbar's theme to the root element; `system` follows the device preference, including later changes.
 */
export function useTheme(theme: unknown): void {
  useLayoutEffect(() => {
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = theme === 'system' ? prefersDark.matches : theme === 'dark';
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    prefersDark.addEventListener('change', apply);
    return () => prefersDark.removeEventListener('change', apply);
  }, [theme]);
}
