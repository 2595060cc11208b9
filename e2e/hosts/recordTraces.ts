/**
 * Runs in a page before anything else, and notes what a script can leave behind: attributes, elements and sheets of the
 * page, listeners on what belongs to it, timers and frames that are still to come, observers of the page, globals,
 * storage, address and history. `window.traces()` is the picture now. Put on the page by `addInitScript`, so it uses
 * nothing from outside.
 * @param expected listeners that are left out, such as `document selectionchange`
 */
export function recordTraces(expected: readonly string[] = []): void {
  const counts = new Map<string, number>();
  const count = (label: string, by: 1 | -1) => counts.set(label, (counts.get(label) ?? 0) + by);

  /** What belongs to the page by name; undefined for what a script has made for itself and what goes away with an embedded element. */
  const ownerOf = (target: unknown): string | undefined => {
    if (target === undefined || target === null || target === window) return 'window';
    if (target instanceof Node) {
      if (target === document) return 'document';
      const inPage = target instanceof Element && target.isConnected && target.getRootNode() === document;
      return inPage && !target.closest('[data-embed]') && !target.localName.startsWith('territori-') ? target.localName : undefined;
    }
    // these targets outlive their listeners
    const lasting = [window.visualViewport, window.screen, screen.orientation, navigator.connection, performance, document.fonts];
    if (target instanceof MediaQueryList || lasting.includes(target as never)) return target.constructor.name;
    return undefined;
  };

  const listening = new WeakMap<object, Map<string, WeakSet<object>>>();
  const note = (target: EventTarget | undefined, type: string, listener: unknown, options: unknown, by: 1 | -1) => {
    const owner = ownerOf(target);
    if (!owner || (typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return;
    const capture = typeof options === 'boolean' ? options : Boolean((options as AddEventListenerOptions | undefined)?.capture);
    const place = target ?? window;
    const known = listening.get(place) ?? new Map<string, WeakSet<object>>();
    listening.set(place, known);
    const same = known.get(`${type} ${capture}`) ?? new WeakSet();
    known.set(`${type} ${capture}`, same);
    if (same.has(listener) === (by === 1)) return;
    by === 1 ? same.add(listener) : same.delete(listener);
    if (!expected.includes(`${owner} ${type}`)) count(`listener: ${owner} ${type}`, by);
    if (by === -1) return;
    const { signal, once } = typeof options === 'object' && options !== null ? (options as AddEventListenerOptions) : {};
    const removed = () => note(target, type, listener, options, -1);
    if (signal) add.call(signal, 'abort', removed);
    if (once) add.call(place, type, removed, { once: true, capture });
  };
  const add = EventTarget.prototype.addEventListener;
  const remove = EventTarget.prototype.removeEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...args: Parameters<typeof add>) {
    note(this, args[0], args[1], args[2], 1);
    add.apply(this ?? window, args);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args: Parameters<typeof remove>) {
    note(this, args[0], args[1], args[2], -1);
    remove.apply(this ?? window, args);
  };

  /** Counts what was scheduled until it has run or was cancelled; what repeats, until it was cancelled. */
  function schedule(start: string, cancel: string, repeats: boolean) {
    const owner = window as unknown as Record<string, (...args: unknown[]) => number>;
    const [begin, end] = [owner[start], owner[cancel]];
    if (!begin || !end) return;
    const waiting = new Set<number>();
    const done = (id: number) => waiting.delete(id) && count(start, -1);
    owner[start] = (callback, ...rest) => {
      const run = (...args: unknown[]) => {
        if (!repeats) done(id);
        return (callback as (...args: unknown[]) => void)(...args);
      };
      const id: number = begin.call(window, typeof callback === 'function' ? run : callback, ...rest);
      waiting.add(id);
      count(start, 1);
      return id;
    };
    owner[cancel] = (id) => {
      done(id as number);
      return end.call(window, id);
    };
  }
  schedule('setTimeout', 'clearTimeout', false);
  schedule('setInterval', 'clearInterval', true);
  schedule('requestAnimationFrame', 'cancelAnimationFrame', false);
  schedule('requestIdleCallback', 'cancelIdleCallback', false);

  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { prototype } = window[name];
    const watched = new WeakMap<object, Set<unknown>>();
    const forget = (observer: object, target?: unknown) => {
      for (const known of [...(watched.get(observer) ?? [])].filter((other) => target === undefined || other === target)) {
        watched.get(observer)?.delete(known);
        count(`${name}: ${ownerOf(known)}`, -1);
      }
    };
    const { observe, disconnect } = prototype;
    prototype.observe = function (this: typeof prototype, target: never, options: never) {
      const owner = ownerOf(target);
      const known = watched.get(this) ?? new Set();
      watched.set(this, known);
      if (owner && !known.has(target)) {
        known.add(target);
        count(`${name}: ${owner}`, 1);
      }
      observe.call(this, target, options);
    };
    prototype.disconnect = function (this: typeof prototype) {
      forget(this);
      disconnect.call(this);
    };
    if ('unobserve' in prototype) {
      const { unobserve } = prototype;
      prototype.unobserve = function (this: typeof prototype, target: Element) {
        forget(this, target);
        unobserve.call(this as never, target);
      };
    }
  }

  const globals = new Set(Object.getOwnPropertyNames(window));
  const attributes = (element: Element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  Object.defineProperty(window, 'traces', {
    value: () => ({
      html: attributes(document.documentElement),
      body: attributes(document.body),
      head: document.head.innerHTML,
      elements: [...document.body.querySelectorAll('*')].map((element) => `${element.localName} ${attributes(element)}`),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      title: document.title,
      address: location.href,
      history: [history.length, navigation.currentEntry?.id, history.state, history.scrollRestoration],
      storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
      globals: Object.getOwnPropertyNames(window).filter((name) => !globals.has(name) && name !== 'traces'),
      running: [...counts].filter(([, number]) => number !== 0).sort(),
    }),
  });
}

declare global {
  interface Window {
    traces: () => Readonly<Record<string, unknown>>;
  }
  interface Navigator {
    readonly connection?: EventTarget;
  }
}
