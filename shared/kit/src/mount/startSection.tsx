import type { Section } from '@territori/contract';
import { SOURCE_LANGUAGE } from '@territori/languages';
import { createRoot } from 'react-dom/client';
import { createKit } from '../kit/createKit.ts';
import type { Kit } from '../kit/Kit.ts';
import { textsOf } from '../section/textsOf.ts';
import { EmbeddedSection } from './EmbeddedSection.tsx';
import { keepBody } from './keepBody.ts';
import type { MountedSection, MountOptions } from './MountOptions.ts';
import type { PortalOfSection } from './PortalOfSection.ts';
import { pathIn } from './pathIn.ts';
import { seal } from './seal.ts';

/** The name of the program, where neither the page around nor the portal gives one. */
const PROGRAM = 'Territori';

/** Milliseconds that the portal may take to say who publishes it, before the section is shown without. */
const PORTAL_LIMIT_MS = 3_000;

export interface StartOptions {
  /** What the portal says from which the section comes; the section is shown once it is known. */
  readonly portal?: Promise<PortalOfSection | undefined> | undefined;
  /** Called after the section could not be rendered at all. */
  readonly onBroken?: (reason: unknown) => void;
}

/** Runs a section inside a shadow root, with a separate kit and routes in memory; it stores nothing in the browser. */
export function startSection(
  section: Section,
  root: ShadowRoot,
  options: MountOptions,
  { portal: asked, onBroken = (reason) => console.error(reason) }: StartOptions = {},
): MountedSection {
  const releaseBody = keepBody();
  const unseal = seal(root);
  const container = document.createElement('div');
  container.setAttribute('part', 'page');
  root.append(container);
  const reactRoot = createRoot(container, { onUncaughtError: onBroken });
  // the sealed container has the text size that the visitor set in the browser
  const ownSize = getComputedStyle(container).fontSize;

  let current: Parameters<MountedSection['update']>[0] = options;
  let portal: PortalOfSection = {};
  let kit: Kit | undefined;
  let starts = 0;
  let stopped = false;
  let wanted = { path: pathIn(section.manifest, current.path) };
  let shown = wanted.path;

  function makeKit() {
    const { api = '', language = SOURCE_LANGUAGE, product = portal.product ?? PROGRAM } = current;
    const { identity, publisher } = portal;
    // the browser's history belongs to the host page
    const made = createKit({
      config: { product, api, ...(identity && { identity }), ...(publisher && { publisher }) },
      language,
      storage: null,
      goBack: () => {},
    });
    made.texts.add(section.manifest.id, textsOf(section));
    container.lang = language;
    made.i18n.on('languageChanged', (next) => {
      container.lang = next;
    });
    return made;
  }

  function onNavigate(path: string) {
    shown = path;
    current.onNavigate?.(path);
  }

  function render() {
    // no text is shown in Italian that comes in another language a moment later
    const waiting = kit?.texts.load();
    if (waiting) return void waiting.then(() => !stopped && show());
    show();
  }

  function show() {
    if (!kit) return;
    const { scheme = 'auto', textSize = 'visitor', headingLevel = 1 } = current;
    reactRoot.render(
      <EmbeddedSection
        key={starts}
        section={section}
        kit={kit}
        root={root}
        scheme={scheme}
        rem={textSize === 'page' ? '1rem' : ownSize}
        firstHeading={headingLevel}
        wanted={wanted}
        onNavigate={onNavigate}
      />,
    );
  }

  function update(changes: typeof current) {
    const { api, product, language } = current;
    current = { ...current, ...changes };
    if ('path' in changes) wanted = { path: pathIn(section.manifest, current.path) };
    if (!kit) return;
    if (current.api !== api || current.product !== product) {
      kit = makeKit();
      starts += 1;
      if (!('path' in changes)) wanted = { path: shown };
    } else if (current.language !== language) {
      kit.setLanguage(current.language ?? SOURCE_LANGUAGE);
    }
    render();
  }

  function stop() {
    stopped = true;
    reactRoot.unmount();
    container.remove();
    unseal();
    releaseBody();
  }

  function begin(said: PortalOfSection | undefined) {
    if (stopped) return;
    portal = said ?? {};
    kit = makeKit();
    render();
  }

  if (asked) {
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, PORTAL_LIMIT_MS, undefined));
    void Promise.race([asked, limit]).then(begin).catch(onBroken);
  } else begin(undefined);
  return Object.assign(stop, { update });
}
