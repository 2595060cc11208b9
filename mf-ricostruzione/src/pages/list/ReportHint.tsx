import { useMessages } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { Button } from '@territori/ui/button';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type it from '../../messages/it.json';
import { correspondencePath } from '../correspondenceReport.ts';

/** Leads to the correspondence of all municipalities between two days, YYYY-MM-DD. */
export function ReportHint({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useMessages<typeof it>();
  const navigate = useNavigate();
  return (
    <Stack gap="small" align="start">
      <Text as="p">{t('elenco.vediReport')}</Text>
      <Button size="small" onClick={() => navigate(correspondencePath(from, to))}>
        {t('elenco.vediReport.apri')}
      </Button>
    </Stack>
  );
}
