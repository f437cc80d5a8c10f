import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Served under a sub-path, so every file is asked for relative to the page.
    base: './',
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      // Libraries mark files for server rendering, which there is none of here.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { moduleLevelDirective: false } },
    },
  }),
};

export default config;
