import { useMessages } from '@territori/kit';
import { Button } from '@territori/ui/button';
import { Card } from '@territori/ui/card';
import { Columns, Panel } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { EXAMPLES, type ExampleId } from '../../list/exampleLists.ts';
import type it from '../../messages/it.json';

/** Lists of the edition itself with which the page can be tried. */
export function ExampleCards({ onExample }: { readonly onExample: (id: ExampleId) => void }) {
  const t = useMessages<typeof it>();
  return (
    <Panel look="plain" title={t('elenco.esempi')}>
      <Text as="p">{t('elenco.esempi.testo')}</Text>
      <Columns minWidth="small">
        {EXAMPLES.map((id) => (
          <Card
            key={id}
            level={3}
            title={t(`elenco.esempio.${id}`)}
            actions={
              <Button size="small" aria-label={t('elenco.esempi.prova', { nome: t(`elenco.esempio.${id}`) })} onClick={() => onExample(id)}>
                {t('elenco.esempi.prova.bottone')}
              </Button>
            }
          >
            {t(`elenco.esempio.${id}.testo`)}
          </Card>
        ))}
      </Columns>
    </Panel>
  );
}
