export { ActionLink, Link, type LinkProps } from './Link';
