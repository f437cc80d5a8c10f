import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { Segment, Segments } from './ThemeChoice.styles';

export type Theme = 'light' | 'dark' | 'system';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor size={14} aria-hidden="true" /> },
] as const;

type ThemeChoiceProps = { theme: Theme; onThemeChange: (theme: Theme) => void };

export function ThemeChoice({ theme, onThemeChange }: ThemeChoiceProps) {
  const name = useId();
  return (
    <Segments role="radiogroup" aria-label="Theme">
      {themes.map(({ value, label, icon }) => (
        <Segment key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => onThemeChange(value)}
          />
          {icon}
          {label}
        </Segment>
      ))}
    </Segments>
  );
}
