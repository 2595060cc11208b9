import type { Language } from '@territori/wire/language';
import type { Livello } from '@territori/wire/v1/values';

interface DocumentTexts {
  readonly level: Readonly<Record<Livello, string>>;
  readonly inProvince: (name: string) => string;
  readonly inRegion: (name: string) => string;
  readonly inForceFrom: (from: string) => string;
  readonly existedFrom: (from: string, lastDay: string) => string;
  readonly alwaysThere: (from: string) => string;
  readonly formerNames: (names: string) => string;
  readonly code: string;
  readonly withCode: (code: string) => string;
  readonly home: string;
  readonly index: string;
  readonly other: string;
  readonly open: string;
  readonly states: string;
  readonly name: string;
  readonly cadastral: string;
  readonly province: string;
  readonly region: string;
  readonly from: string;
  readonly to: string;
  readonly inForce: string;
  /** Of a province or a region. */
  readonly none: string;
  /** Of a code that no source has. */
  readonly unknown: string;
  readonly ancestors: string;
  readonly descendants: string;
  readonly noRelatives: string;
  readonly ofPart: string;
  readonly inPart: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly act: string;
  readonly sizes: string;
  readonly population: string;
  readonly census: string;
  readonly area: string;
  readonly cite: string;
  readonly edition: (name: string) => string;
  readonly known: (date: string) => string;
  readonly data: string;
  readonly sources: string;
}

/** The words of the page of a unit that needs no script. */
export const DOCUMENT_TEXTS: Readonly<Record<Language, DocumentTexts>> = {
  it: {
    level: { comune: 'Comune', uts: 'Provincia o altra unità sovracomunale', regione: 'Regione', ripartizione: 'Ripartizione geografica' },
    inProvince: (name) => `provincia: ${name}`,
    inRegion: (name) => `regione: ${name}`,
    inForceFrom: (from) => `In vigore dal ${from}.`,
    existedFrom: (from, lastDay) => `In vigore dal ${from} al ${lastDay}.`,
    alwaysThere: (from) => `Esiste dal ${from}, primo giorno dei dati.`,
    formerNames: (names) => `Nomi precedenti: ${names}.`,
    code: 'Codice Istat',
    withCode: (code) => `codice Istat ${code}`,
    home: 'pagina iniziale',
    index: 'Indice di unità e report',
    other: 'English',
    open: 'Apri la pagina interattiva, con mappa e disegni',
    states: 'Nomi, codici e appartenenza nel tempo',
    name: 'Denominazione',
    cadastral: 'Codice catastale',
    province: 'Provincia',
    region: 'Regione',
    from: 'Dal',
    to: 'Al',
    inForce: 'in vigore',
    none: 'nessuna',
    unknown: 'non noto',
    ancestors: 'Da quali unità viene',
    descendants: 'In quali unità è andata',
    noRelatives: 'Nessuna indicata dalle fonti.',
    ofPart: 'da una parte del suo territorio',
    inPart: 'una parte del territorio',
    changes: 'Tutte le variazioni, con i provvedimenti',
    noChanges: 'Le fonti non indicano variazioni.',
    act: 'Provvedimento',
    sizes: 'Popolazione e superficie',
    population: 'Popolazione legale',
    census: 'Censimento',
    area: 'Superficie in km² (anno)',
    cite: 'Cita questa pagina',
    edition: (name) => `edizione ${name}`,
    known: (date) => `variazioni note al ${date}`,
    data: 'Gli stessi dati per i programmi',
    sources: 'Fonti e licenze',
  },
  en: {
    level: {
      comune: 'Municipality',
      uts: 'Province or other supra-municipal unit',
      regione: 'Region',
      ripartizione: 'Geographical division',
    },
    inProvince: (name) => `province: ${name}`,
    inRegion: (name) => `region: ${name}`,
    inForceFrom: (from) => `In force since ${from}.`,
    existedFrom: (from, lastDay) => `In force from ${from} to ${lastDay}.`,
    alwaysThere: (from) => `In existence since ${from}, the first day of the data.`,
    formerNames: (names) => `Former names: ${names}.`,
    code: 'Istat code',
    withCode: (code) => `Istat code ${code}`,
    home: 'home page',
    index: 'Index of units and reports',
    other: 'Italiano',
    open: 'Open the interactive page, with map and drawings',
    states: 'Names, codes and upper units over time',
    name: 'Name',
    cadastral: 'Cadastral code',
    province: 'Province',
    region: 'Region',
    from: 'From',
    to: 'To',
    inForce: 'in force',
    none: 'none',
    unknown: 'not known',
    ancestors: 'The units that it came from',
    descendants: 'The units that it went into',
    noRelatives: 'The sources do not name any.',
    ofPart: 'from a part of its territory',
    inPart: 'a part of the territory',
    changes: 'All changes, with the legal acts',
    noChanges: 'The sources name no changes.',
    act: 'Act',
    sizes: 'Population and area',
    population: 'Legal population',
    census: 'Census',
    area: 'Area in km² (year)',
    cite: 'Cite this page',
    edition: (name) => `edition ${name}`,
    known: (date) => `changes known up to ${date}`,
    data: 'The same data for programs',
    sources: 'Sources and licences',
  },
};
