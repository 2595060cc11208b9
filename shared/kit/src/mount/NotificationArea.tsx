import type { Language } from '@territori/contract';
import { InlineMessage } from '@territori/ui/feedback';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../hooks/useLanguage.ts';
import { createMessages } from '../hooks/useMessages.ts';
import { useKit } from '../kit/useKit.ts';

const useTexts = createMessages('notifications', {
  it: { area: 'Notifiche', chiudi: 'Chiudi la notifica' },
  en: { area: 'Notifications', chiudi: 'Close the notification' },
});

const useStyles = makeStyles({
  area: {
    zIndex: 2_000_000,
    display: 'grid',
    gap: tokens.spacingVerticalS,
    width: 'min(26rem, calc(100vw - 2rem))',
    '@media print': { display: 'none' },
  },
  over: { position: 'fixed', top: tokens.spacingVerticalL, left: tokens.spacingHorizontalL },
  inPlace: {
    position: 'sticky',
    top: tokens.spacingVerticalS,
    marginInlineStart: tokens.spacingHorizontalL,
    '&:not(:empty)': { marginBlock: tokens.spacingVerticalS },
  },
  item: { boxShadow: tokens.shadow16, borderRadius: tokens.borderRadiusMedium },
});

export interface NotificationAreaProps {
  /**
   * `over`, at the top left of the window, where a section is embedded. `inPlace`, at the top left of where it stands: the page makes room
   * for the notifications, so that they cover neither heading nor menu, and they stay in sight when the page is scrolled.
   */
  readonly place?: 'over' | 'inPlace';
  /** The section whose notifications they are, where a page may have those of several. */
  readonly section?: Readonly<Record<Language, string>> | undefined;
}

/**
 * The notifications. The region is in the page before the first one, so that screen readers announce it. The countdown of a notification
 * pauses while it has the pointer or the focus; Esc closes the newest one.
 */
export function NotificationArea({ place = 'over', section }: NotificationAreaProps) {
  const { notifications } = useKit();
  const { items } = useSnapshot(notifications.state);
  const newest = items[0]?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => {
      // a list, a calendar or a dialog that is open takes Esc for itself
      if (event.key === 'Escape' && !event.defaultPrevented) notifications.dismiss(newest);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [notifications, newest]);
  const text = useTexts();
  const language = useLanguage();
  const styles = useStyles();
  return (
    <section
      aria-label={section ? `${text('area')}: ${section[language]}` : text('area')}
      aria-live="polite"
      part="notifications"
      className={mergeClasses(styles.area, styles[place])}
    >
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
          <InlineMessage
            intent={kind}
            live={kind === 'error'}
            title={title}
            onDismiss={() => notifications.dismiss(id)}
            labels={{ dismiss: text('chiudi') }}
          >
            {body}
          </InlineMessage>
        </div>
      ))}
    </section>
  );
}
