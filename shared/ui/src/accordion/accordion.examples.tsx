import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';

export const Termini = () => (
  <Accordion collapsible multiple defaultOpenItems={['comune']}>
    <AccordionItem value="comune">
      <AccordionHeader as="h3">Comune</AccordionHeader>
      <AccordionPanel>Ente locale che rappresenta la propria comunità.</AccordionPanel>
    </AccordionItem>
    <AccordionItem value="uts">
      <AccordionHeader as="h3">Unità territoriale sovracomunale</AccordionHeader>
      <AccordionPanel>Provincia, città metropolitana, libero consorzio di comuni o unità non amministrativa.</AccordionPanel>
    </AccordionItem>
  </Accordion>
);
