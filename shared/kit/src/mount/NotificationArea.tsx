import { InlineMessage } from '@territori/ui/feedback';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useSnapshot } from 'valtio';
import { createMessages } from '../hooks/useMessages.ts';
import { useKit } from '../kit/useKit.ts';

const useTexts = createMessages('notifications', {
  it: { area: 'Notifiche', chiudi: 'Chiudi la notifica' },
  en: { area: 'Notifications', chiudi: 'Close the notification' },
});

const useStyles = makeStyles({
  area: {
    position: 'fixed',
    top: tokens.spacingVerticalL,
    left: tokens.spacingHorizontalL,
    zIndex: 2_000_000,
    display: 'grid',
    gap: tokens.spacingVerticalS,
    width: 'min(26rem, calc(100vw - 2rem))',
    '@media print': { display: 'none' },
  },
  item: { boxShadow: tokens.shadow16, borderRadius: tokens.borderRadiusMedium },
});

/** The notifications, at the top left of the window. The countdown of a notification pauses while it has the pointer or the focus. */
export function NotificationArea() {
  const { notifications } = useKit();
  const { items } = useSnapshot(notifications.state);
  const text = useTexts();
  const styles = useStyles();
  return (
    <section aria-label={text('area')} part="notifications" className={styles.area}>
      {items.map(({ id, kind, title, body }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, only the countdown waits for the reader
        <div
          key={id}
          className={styles.item}
          onMouseEnter={() => notifications.pause(id)}
          onMouseLeave={() => notifications.resume(id)}
          onFocus={() => notifications.pause(id)}
          onBlur={() => notifications.resume(id)}
        >
          <InlineMessage intent={kind} title={title} onDismiss={() => notifications.dismiss(id)} labels={{ dismiss: text('chiudi') }}>
            {body}
          </InlineMessage>
        </div>
      ))}
    </section>
  );
}
