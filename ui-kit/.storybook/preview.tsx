import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import '../src/theme/theme.css';
import './preview.css';
import { brandTheme } from './brand-theme';
import { useTheme } from './use-theme';
import { viewports } from './viewports';

/** Pages of docs are white in both themes, and in a type of their own. */
const onAPage = {
  padding: 'var(--space-6)',
  background: 'var(--bg-canvas)',
  color: 'var(--text-primary)',
  font: 'var(--type-body)',
};

const InLook: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // What floats stands beside the story. A page of docs is one document with stories of both directions.
  const ofDocument = viewMode === 'docs' ? 'ltr' : direction;
  const [set, setSet] = useState('');
  useTheme(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dir = ofDocument;
    setSet(ofDocument);
  }, [ofDocument]);
  // Components read it when they are drawn first, as on a page that comes with it.
  if (set !== ofDocument) return <></>;
  return (
    <div dir={direction} style={viewMode === 'docs' ? onAPage : { display: 'contents' }}>
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [InLook],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    docs: { theme: brandTheme('light') },
    // The theme is the background.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Accessibility',
          'Writing texts',
          'Adding a component',
          'Foundations',
          'Core',
          'Fields',
          'Data',
          'Calendar',
          'Overlay',
          'Layout',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

export default preview;
