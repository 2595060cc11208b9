import { type Mock, vi } from 'vitest';

/**
 * Watches the traces that a mounted section could leave in a page. `changes()` names the differences since the start,
 * and stops watching.
 */
export function pageTraces(): { changes: () => string[] } {
  const before = picture();
  const listeners = [watchListeners('window', window), watchListeners('document', document)];
  return {
    changes() {
      const left = listeners.flatMap((watch) => watch.left());
      const after = picture();
      return [...Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])), ...left];
    },
  };
}

function picture(): Record<string, unknown> {
  const { documentElement: html, head, body } = document;
  return {
    'attributes of <html>': attributes(html),
    'attributes of <body>': attributes(body),
    'elements in <head>': head.childElementCount,
    'elements in <body>': body.childElementCount,
    'style sheets': document.adoptedStyleSheets?.length ?? 0,
    title: document.title,
    address: location.href,
    'length of the history': history.length,
    globals: Object.keys(window).sort(),
    'local storage': { ...localStorage },
    'session storage': { ...sessionStorage },
  };
}

function attributes(element: Element): string[] {
  return [...element.attributes].map(({ name, value }) => `${name}=${value}`);
}

/** React listens for selections once per document and never stops; it does nothing without a React root. */
const ofReact = new Set(['document selectionchange']);

function watchListeners(name: string, target: Window | Document): { left: () => string[] } {
  const added = vi.spyOn(target, 'addEventListener') as unknown as Mock<EventTarget['addEventListener']>;
  const removed = vi.spyOn(target, 'removeEventListener') as unknown as Mock<EventTarget['removeEventListener']>;
  return {
    left() {
      const gone = [...removed.mock.calls];
      const left = added.mock.calls.filter(([type, listener]) => {
        const index = gone.findIndex(([otherType, other]) => otherType === type && other === listener);
        if (index >= 0) gone.splice(index, 1);
        return index < 0;
      });
      added.mockRestore();
      removed.mockRestore();
      return left.map(([type]) => `${name} ${type}`).filter((listener) => !ofReact.has(listener));
    },
  };
}
