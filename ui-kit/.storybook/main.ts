import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin, PluginOption } from 'vite';

const docgen = 'storybook:react-docgen-plugin';
const components = { include: /\/src\/[^?]+\.tsx$/, exclude: /\.(stories|test)\.tsx$/ };

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === docgen;

/** Docs show the props of components; to read those of every other file took a third of the build. */
function ofComponentsOnly(plugin: PluginOption): PluginOption {
  if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin;
  return { ...plugin, transform: { filter: { id: components }, handler: plugin.transform } };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The portals' shared components live next door, and designers browse them here as well.
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../portal-kit/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    {
      name: '@storybook/addon-docs',
      // Markdown by itself has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Served under a sub-path, so every file is asked for relative to the page.
    base: './',
    plugins: vite.plugins?.map(ofComponentsOnly),
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      reportCompressedSize: false,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Libraries mark files for server rendering, which there is none of here.
        checks: { moduleLevelDirective: false },
        // Of 1,700 icons only those that are used.
        experimental: { lazyBarrel: true },
      },
    },
  }),
};

export default config;
