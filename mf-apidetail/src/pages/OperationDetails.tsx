import { useMessages } from '@territori/kit';
import { useTableLabels } from '@territori/report-flow/labels';
import { Stack } from '@territori/ui/layout';
import { DataTable } from '@territori/ui/table';
import { Prose } from '@territori/ui/text';
import type { ApiOperation } from '../data/apiDefinitions.ts';
import type it from '../messages/it.json';

/** The parameters and the answers of one call. */
export function OperationDetails({ operation: { description, parameters, responses } }: { operation: ApiOperation }) {
  const text = useMessages<typeof it>();
  const labels = useTableLabels();
  return (
    <Stack>
      {description && <Prose lang="en">{description}</Prose>}
      {parameters.length > 0 && (
        <DataTable
          caption={text('parametri')}
          columns={[
            { name: 'name', label: text('parametro'), rowHeader: true, cell: ({ name }) => <code>{name}</code> },
            { name: 'place', label: text('parametro.dove'), lang: 'en' },
            { name: 'required', label: text('parametro.obbligatorio'), cell: ({ required }) => text(required ? 'si' : 'no') },
            { name: 'type', label: text('parametro.tipo'), lang: 'en' },
            { name: 'description', label: text('parametro.descrizione'), lang: 'en' },
          ]}
          rows={parameters}
          labels={labels}
        />
      )}
      <DataTable
        caption={text('risposte')}
        columns={[
          { name: 'status', label: text('risposta.stato'), rowHeader: true },
          { name: 'description', label: text('parametro.descrizione'), lang: 'en' },
        ]}
        rows={responses}
        labels={labels}
      />
    </Stack>
  );
}
