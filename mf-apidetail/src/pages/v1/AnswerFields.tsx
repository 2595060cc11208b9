import { useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@territori/ui/accordion';
import { DataTable } from '@territori/ui/table';
import type { AnswerField } from '../../data/v1Calls.ts';
import type it from '../../messages/it.json';
import { InlineCode } from '../InlineCode.tsx';

/** The fields of a JSON answer with their meaning, folded. */
export function AnswerFields({ fields }: { readonly fields: readonly AnswerField[] }) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  return (
    <Accordion collapsible>
      <AccordionItem value="fields">
        <AccordionHeader as="h3">{text('dati.campi')}</AccordionHeader>
        <AccordionPanel>
          <DataTable
            caption={text('dati.campi')}
            captionHidden
            columns={[
              { name: 'name', label: text('dati.campo'), rowHeader: true, lang: 'en', cell: ({ name }) => <code>{name}</code> },
              { name: 'type', label: text('parametro.tipo'), lang: 'en' },
              {
                name: 'description',
                label: text('parametro.descrizione'),
                cell: ({ description }) => <InlineCode text={description} />,
              },
            ]}
            rows={fields}
            minWidth={500}
            labels={labels}
          />
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
