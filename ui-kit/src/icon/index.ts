export { Icon, type IconProps } from './Icon';
export { iconPaths } from './icon-paths';
