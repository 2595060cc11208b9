/**
 * Runs in a page before anything else, and counts what a script can leave behind: listeners on window, document and body, timers, observers of the document. Put
 * on the page by `addInitScript`, so it uses nothing from outside.
 */
export function recordTraces(): void {
  const listeners = new Map<string, number>();
  const timers = new Set<number>();
  const add = EventTarget.prototype.addEventListener;
  const remove = EventTarget.prototype.removeEventListener;
  const known = new WeakMap<EventTarget, Set<string>>();
  const names = new WeakMap<object, number>();
  let last = 0;
  const nameOf = (listener: object) => {
    if (!names.has(listener)) names.set(listener, ++last);
    return names.get(listener);
  };
  const where = (target: EventTarget) =>
    target === window
      ? 'window'
      : target === document
        ? 'document'
        : target === document.body
          ? 'body'
          : target === document.documentElement
            ? 'html'
            : undefined;
  const note = (target: EventTarget | undefined, type: string, listener: unknown, options: unknown, by: 1 | -1) => {
    const place = where(target ?? window);
    if (!place || (typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return;
    const capture = typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture);
    const key = `${type} ${capture} ${nameOf(listener as object)}`;
    const set = known.get(target ?? window) ?? new Set<string>();
    known.set(target ?? window, set);
    if (by === 1 ? set.has(key) : !set.delete(key)) return;
    if (by === 1) {
      set.add(key);
      const { signal, once } = typeof options === 'object' && options !== null ? (options as AddEventListenerOptions) : {};
      const gone = () => note(target, type, listener, options, -1);
      if (signal) add.call(signal, 'abort', gone);
      if (once) add.call(target ?? window, type, gone, { once: true });
    }
    const label = `${place} ${type}`;
    listeners.set(label, (listeners.get(label) ?? 0) + by);
  };
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    note(this, type, listener, options, 1);
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    note(this, type, listener, options, -1);
    remove.call(this ?? window, type, listener, options);
  };
  const interval = window.setInterval;
  const clear = window.clearInterval;
  window.setInterval = ((...args: Parameters<typeof window.setInterval>) => {
    const id = interval(...args);
    timers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    timers.delete(Number(id));
    clear(id);
  };
  const globals = new Set(Object.getOwnPropertyNames(window));
  const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  Object.defineProperty(window, 'traces', {
    value: () => ({
      html: attributes(document.documentElement),
      body: attributes(document.body),
      head: document.head.innerHTML,
      children: [...document.body.children].map(({ tagName, id }) => `${tagName}#${id}`),
      sheets: document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      title: document.title,
      address: location.href,
      history: history.length,
      storage: [localStorage.length, sessionStorage.length],
      globals: Object.getOwnPropertyNames(window).filter((name) => !globals.has(name) && name !== 'traces'),
      listeners: [...listeners].filter(([, count]) => count > 0).sort(),
      intervals: timers.size,
    }),
  });
}

declare global {
  interface Window {
    traces: () => Readonly<Record<string, unknown>>;
  }
}
