import type { Edition } from '@territori/store/database';

/**
 * The text that says how to cite an edition, in Italian and English. It is the same on every portal, so it has no name and no address of
 * one.
 */
export function citation(edition: Edition, name: string): string {
  const sources = (language: 'it' | 'en') => {
    const lines = edition.sources.map(
      ({ descrizione, licenza, url }) => `- ${descrizione[language]} (${licenza[language]})${url === null ? '' : `, ${url}`}`,
    );
    // many files have the same source
    return [...new Set(lines)].join('\n');
  };
  return `COME CITARE

Unità territoriali italiane dal 1861, edizione ${name}, variazioni dei comuni note al ${edition.date}.
Indirizzo permanente dei file, dopo quello del portale: /api/v1/archivio/${name}

Elaborazione delle fonti seguenti, che conservano le loro licenze e vanno citate:
${sources('it')}

Le impronte SHA-256 di datapackage.json identificano i file: sha256sum <file>

HOW TO CITE

Territorial units of Italy since 1861, edition ${name}, municipal changes known up to ${edition.date}.
Permanent address of the files, after that of the portal: /api/v1/archivio/${name}

Made of the following sources, which keep their licences and must be cited:
${sources('en')}

The SHA-256 hashes in datapackage.json identify the files: sha256sum <file>
`;
}
