import { type Localized, textIn } from '@territori/languages';
import { InlineMessage } from '@territori/ui/feedback';
import { makeStyles, mergeClasses, tokens } from '@territori/ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage } from '../hooks/useLanguage.ts';
import { createMessages } from '../hooks/useMessages.ts';
import { useKit } from '../kit/useKit.ts';
import { KIT_NAMESPACE, kitTexts } from '../language/kitTexts.ts';
import type { ShownNotification } from '../notifications/Notifications.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';

const useTexts = createMessages(KIT_NAMESPACE, kitTexts.bundled, kitTexts.load);

const useStyles = makeStyles({
  area: {
    zIndex: 2_000_000,
    display: 'grid',
    width: 'min(26rem, calc(100vw - 2rem))',
    '@media print': { display: 'none' },
  },
  over: { position: 'fixed', top: tokens.spacingVerticalL, left: tokens.spacingHorizontalL },
  // without a height of its own: what is read stays where it is
  inPlace: { position: 'sticky', top: 0, height: 0, alignContent: 'start', marginInlineStart: tokens.spacingHorizontalL },
  below: {
    position: 'fixed',
    top: 'auto',
    bottom: tokens.spacingVerticalL,
    left: tokens.spacingHorizontalL,
    height: 'auto',
    marginInlineStart: 0,
  },
  item: { marginTop: tokens.spacingVerticalS, boxShadow: tokens.shadow16, borderRadius: tokens.borderRadiusMedium },
});

/** Milliseconds for which the region is in the page, empty, before the first notification: what comes with its region is not announced. */
const REGION_MS = 100;
const NONE: readonly ShownNotification[] = [];

export interface NotificationAreaProps {
  /**
   * `over`, at the top left of the window, where a section is embedded. `inPlace`, at the top left of where it stands: the
   * notifications lie over the page, which does not move, below the menu, and stay in sight when the page is scrolled.
   */
  readonly place?: 'over' | 'inPlace';
  /** The section whose notifications they are, where a page may have those of several. */
  readonly section?: Localized | undefined;
}

/**
 * The notifications. The region is in the page before the first one, so that screen readers announce it. The countdown of a notification
 * pauses while it has the pointer or the focus; Esc closes the newest one. They go to the other side of the window when they
 * would cover what has the focus.
 */
export function NotificationArea({ place = 'over', section }: NotificationAreaProps) {
  const { notifications } = useKit();
  const { items } = useSnapshot(notifications.state);
  const newest = items[0]?.id;
  const area = useRef<HTMLElement>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  const shown = known ? items : NONE;
  const side = useClearOfFocus(area, shown);
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
      ref={area}
      aria-label={section ? `${text('notifiche.area')}: ${textIn(section, language)}` : text('notifiche.area')}
      aria-live="polite"
      part="notifications"
      className={mergeClasses(styles.area, styles[place], side === 'below' && styles.below)}
    >
      {shown.map(({ id, kind, title, body }) => (
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
            // the region announces it, once
            live={false}
            title={title}
            onDismiss={() => notifications.dismiss(id)}
            labels={{ dismiss: text('notifiche.chiudi') }}
          >
            {body}
          </InlineMessage>
        </div>
      ))}
    </section>
  );
}
