import { proxy } from 'valtio';

/** A message to show at the top left for a while. */
export interface Notification {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly body?: string;
  /** Milliseconds on screen. By default 5 s for a message (success, info) and 10 s for a notice (warning, error). */
  readonly duration?: number;
}

export interface ShownNotification extends Notification {
  readonly id: number;
}

const MESSAGE_MS = 5_000;
const NOTICE_MS = 10_000;

interface Countdown {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The notifications on screen, newest first, each with a countdown that pauses while somebody reads it. */
export class Notifications {
  /** Valtio proxy, for the component that shows them. */
  readonly state = proxy<{ items: ShownNotification[] }>({ items: [] });
  #countdowns = new Map<number, Countdown>();
  #nextId = 1;

  /** Shows a notification. A repeated text restarts the countdown of the one on screen instead of adding a copy. */
  show(notification: Notification): number {
    for (const { id, title, body, kind } of [...this.state.items]) {
      if (kind === notification.kind && title === notification.title && body === notification.body) this.dismiss(id);
    }
    const id = this.#nextId++;
    this.state.items.unshift({ ...notification, id });
    this.#countdowns.set(id, { left: notification.duration ?? defaultDuration(notification), since: 0, timer: undefined });
    this.resume(id);
    return id;
  }

  dismiss(id: number): void {
    clearTimeout(this.#countdowns.get(id)?.timer);
    this.#countdowns.delete(id);
    this.state.items = this.state.items.filter((item) => item.id !== id);
  }

  /** Pauses the countdown while the notification has the pointer or the focus. */
  pause(id: number): void {
    const countdown = this.#countdowns.get(id);
    if (countdown?.timer === undefined) return;
    clearTimeout(countdown.timer);
    countdown.timer = undefined;
    countdown.left -= Date.now() - countdown.since;
  }

  resume(id: number): void {
    const countdown = this.#countdowns.get(id);
    if (!countdown || countdown.timer !== undefined) return;
    countdown.since = Date.now();
    countdown.timer = setTimeout(() => this.dismiss(id), countdown.left);
  }

  clear(): void {
    for (const { id } of [...this.state.items]) this.dismiss(id);
  }
}

function defaultDuration({ kind }: Notification): number {
  return kind === 'warning' || kind === 'error' ? NOTICE_MS : MESSAGE_MS;
}
