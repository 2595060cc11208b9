import { Link as FluentLink } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';

export interface LinkProps {
  children: ReactNode;
  href: string;
  /** Opens in a new tab; the text must say so. */
  newTab?: boolean | undefined;
  download?: string | boolean | undefined;
  lang?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
  'aria-describedby'?: string | undefined;
}

// Fluent types the events of a button and an anchor as a union, to which no handler can be assigned
const Anchor = FluentLink as ComponentType<Omit<LinkProps, 'newTab'> & { inline: true; className: string; target?: string; rel?: string }>;

// a link in a heading or a table cell looks like the text around it
const useStyles = makeStyles({ root: { fontSize: 'inherit', fontWeight: 'inherit', lineHeight: 'inherit' } });

/** A link in running text: always underlined, so that colour is not the only difference. */
export function Link({ newTab, ...props }: LinkProps) {
  return <Anchor inline className={useStyles().root} {...props} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} />;
}
