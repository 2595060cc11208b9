import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ComponentType, MouseEvent, ReactElement, ReactNode } from 'react';

export interface LinkButtonProps {
  children: ReactNode;
  href: string;
  appearance?: ButtonProps['appearance'] | undefined;
  size?: ButtonProps['size'] | undefined;
  icon?: ReactElement | undefined;
  iconPosition?: ButtonProps['iconPosition'] | undefined;
  /** Downloads the target instead of opening it; a text is the file name. */
  download?: string | boolean | undefined;
  /** Opens in a new tab; the text must say so. */
  newTab?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

// Fluent types the events of a button and an anchor as a union, to which no handler can be assigned
const AnchorButton = Button as ComponentType<Omit<LinkButtonProps, 'newTab'> & { as: 'a'; target?: string; rel?: string }>;

/** A link that looks like a button. */
export function LinkButton({ newTab, ...props }: LinkButtonProps) {
  return <AnchorButton as="a" {...props} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} />;
}
