export { Link, type LinkProps } from './link/Link.tsx';
