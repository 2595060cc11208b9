import { Button } from '@territori/ui/button';
import { ArrowLeftRegular } from '@territori/ui/icon';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import { useFlowMessages } from '../flowMessages.ts';

/** The button back, and beside it the name of the group that the report belongs to. */
export function BackButton({ onBack, mainTitle }: { readonly onBack: () => void; readonly mainTitle: string | undefined }) {
  const t = useFlowMessages();
  return (
    <Stack direction="row" gap="small" align="center">
      <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onBack}>
        {t('indietro')}
      </Button>
      {mainTitle && (
        <Text weight="semibold" tone="muted">
          {mainTitle}
        </Text>
      )}
    </Stack>
  );
}
