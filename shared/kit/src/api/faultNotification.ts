import type { Notification } from '../notifications/Notifications.ts';

type Translate = (key: string) => string;
/** A notification that always has a text. */
export type Fault = Notification & { readonly body: string };

const LONGEST = 500;

/** The catalogue of errors: the message of a failed call, by HTTP status (0: no answer) and the body of its answer. */
export function faultNotification(status: number, answer: unknown, t: Translate): Fault {
  switch (status) {
    case 419:
      return { kind: 'warning', title: t('errore.419.titolo'), body: t('errore.419.testo') };
    case 422:
      return { kind: 'warning', title: t('errore.422.titolo'), body: t('errore.422.testo') };
    case 400:
      return { kind: 'error', title: t('errore.400.titolo'), body: answerText(answer) ?? t('errore.altro.testo') };
    default:
      return { kind: 'error', title: t('errore.altro.titolo'), body: t('errore.altro.testo') };
  }
}

/** The detail of an answer: its exception text, else the detail of a problem of the public API, else its title, else the body. */
function answerText(answer: unknown): string | undefined {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const candidates = [fields.exception, fields.detail, fields.title, typeof answer === 'string' ? answer : JSON.stringify(answer)];
  const text = candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '');
  return text?.trim().slice(0, LONGEST);
}
