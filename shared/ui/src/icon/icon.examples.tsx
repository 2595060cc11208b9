import { DismissRegular, IconButton } from '@territori/ui/icon';

export const BottoneConIcona = () => <IconButton label="Chiudi" icon={<DismissRegular />} onClick={() => undefined} />;
