import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import '../src/theme/theme.css';
import './preview.css';
import { guardBrowser } from '../src/browser-guards';
import { ComponentPage } from './docs/ComponentPage';
import { ThemedDocs } from './docs/ThemedDocs';
import { useTheme } from './docs/use-theme';
import { viewports } from './viewports';

guardBrowser();

/** Docs pages have their own background and typography, so each story is wrapped in the theme's. */
const docsPage = {
  padding: 'var(--space-6)',
  background: 'var(--bg-canvas)',
  color: 'var(--text-primary)',
  font: 'var(--type-body)',
};

const WithAppearance: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  // Floating elements are portaled outside the story. A docs page is a single document containing stories of both
  // directions.
  const documentDirection = viewMode === 'docs' ? 'ltr' : direction;
  const [applied, setApplied] = useState('');
  useTheme(globals['theme']);
  useLayoutEffect(() => {
    document.documentElement.dir = documentDirection;
    setApplied(documentDirection);
  }, [documentDirection]);
  // Components read the direction on first render, so it has to be set before they mount.
  if (applied !== documentDirection) return <></>;
  return (
    <div dir={direction} style={viewMode === 'docs' ? docsPage : { display: 'contents' }}>
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [WithAppearance],
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
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
    },
    // The theme already sets the background.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Accessibility',
          'Writing UI text',
          'Adding a component',
          'Foundations',
          ['Tokens', 'Elevation', 'Motion', 'Icons', 'Layout'],
          'Core',
          'Fields',
          'Data',
          'Calendar',
          'Overlay',
          'Layout',
          'Portal kit',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};

export default preview;
