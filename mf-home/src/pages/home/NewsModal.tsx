import type { Promemoria } from '@territori/contract/wire';
import { formatDate, useHref, useMessages } from '@territori/kit';
import { Modal } from '@territori/ui/dialog';
import { Stack } from '@territori/ui/layout';
import { Link } from '@territori/ui/link';
import { Prose, SectionTitle, Text } from '@territori/ui/text';
import type it from '../../messages/it.json';

/** A news item in full, with the text of its provision if there is one. */
export function NewsModal({ item, onClose }: { readonly item: Promemoria | undefined; readonly onClose: () => void }) {
  const t = useMessages<typeof it>();
  const changes = useHref()('variazioni', 'tutte');
  return (
    <Modal open={item !== undefined} onClose={onClose} title={item?.titolo} labels={{ close: t('chiudi') }}>
      {item && (
        <Stack>
          {item.sottotitolo && (
            <Text as="p" size="large" weight="semibold">
              {item.sottotitolo}
            </Text>
          )}
          <Prose>{item.testo}</Prose>
          {item.testoProvvedimento && <Provision text={item.testoProvvedimento} />}
          {changes && item.variazioniDel && (
            <Link href={`${changes}?dal=${item.variazioniDel}&al=${item.variazioniDel}`}>
              {t('novita.variazioni', { data: formatDate(item.variazioniDel) })}
            </Link>
          )}
          <Text as="p" size="small" tone="muted" numeric>
            {t('novita.pubblicata', { data: formatDate(item.dataInserimento) })}
          </Text>
        </Stack>
      )}
    </Modal>
  );
}

/** Two lines: a date, then the text after "Testo:". Titles of laws stay Italian. */
function Provision({ text }: { readonly text: string }) {
  const t = useMessages<typeof it>();
  const [date = '', ...rest] = text.split('\n');
  return (
    <section>
      <Stack gap="small">
        <SectionTitle level={3}>{t('novita.provvedimento', { data: date.trim() })}</SectionTitle>
        <Prose lang="it">{rest.join('\n').replace(/^\s*Testo:\s*/, '')}</Prose>
      </Stack>
    </section>
  );
}
