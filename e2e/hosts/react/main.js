// A host with a React of its own, older than the section's, which it shares with other remotes. It shows the glossary
// twice: as an element, and mounted through federation.
import { createElement, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

import(/* webpackIgnore: true */ EMBED);

function Page() {
  const [language, setLanguage] = useState('it');
  const [shown, setShown] = useState(true);
  return createElement(
    'main',
    null,
    createElement('h1', null, `React ${version}`),
    createElement('button', { type: 'button', onClick: () => setLanguage('en') }, 'English'),
    createElement('button', { type: 'button', onClick: () => setShown(!shown) }, 'Show or hide'),
    shown && createElement('territori-glossario', { lang: language, api: API }),
    shown && createElement(Mounted, { language }),
  );
}

function Mounted({ language }) {
  const place = useRef(null);
  const [section, setSection] = useState(null);
  useEffect(() => {
    let mounted;
    let gone = false;
    import('glossario/mount').then(({ mount }) => {
      if (gone) return;
      mounted = mount(place.current, { api: API });
      setSection(() => mounted);
    });
    return () => {
      gone = true;
      mounted?.();
    };
  }, []);
  useEffect(() => section?.update({ language }), [section, language]);
  return createElement('div', { ref: place, id: 'place' });
}

createRoot(document.getElementById('app')).render(createElement(Page));
