export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  AccordionPanel,
  type AccordionPanelProps,
  type AccordionProps,
} from '@fluentui/react-components';
export { AccordionHeader, type AccordionHeaderProps } from './AccordionHeader.tsx';
