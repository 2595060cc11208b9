import { type AccordionHeaderProps as FluentProps, AccordionHeader as Header } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useHeading } from '@territori/ui/text';
import { tokens } from '@territori/ui/theme';

export interface AccordionHeaderProps extends Omit<FluentProps, 'as' | 'className'> {
  /** The heading in a page whose first heading is `h1`; `h3` by default. */
  as?: 'h2' | 'h3' | 'h4' | undefined;
}

const useStyles = makeStyles({
  // two lines keep their distance from the headings around them
  root: { '& > button': { paddingBlock: tokens.spacingVerticalS } },
});

/** The heading and the button of a part that opens. */
export const AccordionHeader = ({ as = 'h3', ...rest }: AccordionHeaderProps) => (
  <Header {...rest} className={useStyles().root} as={useHeading(Number(as.slice(1)))} />
);
