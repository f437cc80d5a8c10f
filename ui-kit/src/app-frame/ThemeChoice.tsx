import { SegmentedControl } from '@erm/ui-kit/core';
import { Monitor, Moon, Sun } from 'lucide-react';

export type Theme = 'light' | 'dark' | 'system';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden="true" /> },
] as const;

type ThemeChoiceProps = { theme: Theme; onThemeChange: (theme: Theme) => void };

export function ThemeChoice({ theme, onThemeChange }: ThemeChoiceProps) {
  return <SegmentedControl label="Theme" options={themes} value={theme} onChange={onThemeChange} />;
}
