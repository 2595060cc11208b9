import { Stack } from '@territori/ui/layout';
import { ToggleButton } from '@territori/ui/toggle';

export const Scelte = () => (
  <Stack direction="row" gap="small">
    <ToggleButton checked>Tutte</ToggleButton>
    <ToggleButton>A</ToggleButton>
    <ToggleButton disabledFocusable>B</ToggleButton>
  </Stack>
);
