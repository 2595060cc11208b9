export { Card, type CardProps } from './Card.tsx';
export { CardLink, type CardLinkProps } from './CardLink.tsx';
export { Figure, type FigureProps } from './Figure.tsx';
