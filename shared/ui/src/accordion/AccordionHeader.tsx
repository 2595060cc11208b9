import { type AccordionHeaderProps as FluentProps, AccordionHeader as Header } from '@fluentui/react-components';
import { useHeading } from '@territori/ui/text';

export interface AccordionHeaderProps extends Omit<FluentProps, 'as'> {
  /** The heading in a page whose first heading is `h1`; `h3` by default. */
  as?: 'h2' | 'h3' | 'h4' | undefined;
}

/** The heading and the button of a part that opens. */
export const AccordionHeader = ({ as = 'h3', ...rest }: AccordionHeaderProps) => <Header {...rest} as={useHeading(Number(as.slice(1)))} />;
