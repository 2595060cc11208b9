export { Card, type CardProps } from './card/Card.tsx';
export { CardLink, type CardLinkProps } from './card/CardLink.tsx';
export { Figure, type FigureProps } from './card/Figure.tsx';
