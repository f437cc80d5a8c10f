import { addons } from 'storybook/manager-api';
import { brandTheme } from './brand-theme';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => addons.setConfig({ theme: brandTheme(prefersDark.matches ? 'dark' : 'light') });

applyTheme();
prefersDark.addEventListener('change', applyTheme);
