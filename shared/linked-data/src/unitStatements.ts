import type { Unita } from '@territori/wire/v1/unita';
import type { Livello } from '@territori/wire/v1/values';
import { DataFactory, type Quad, type Quad_Object } from 'n3';
import { conceptOfState, conceptOfUnit } from './nationalVocabulary.ts';
import { PREFIXES } from './prefixes.ts';
import type { UnitChange, UnitHistory, UnitState } from './UnitHistory.ts';

const { namedNode, literal, quad } = DataFactory;

const prefixedTerm = (prefix: keyof typeof PREFIXES, name: string) => namedNode(`${PREFIXES[prefix]}${name}`);

/** The class of a level in the ontology of places of the Italian administrations (CLV-AP_IT). */
const UNIT_CLASSES: Readonly<Record<Livello, string>> = {
  comune: 'City',
  uts: 'Province',
  regione: 'Region',
  ripartizione: 'GeographicalDistribution',
};

const DAY_MS = 86_400_000;

/** An interval as DCMI Period, whose last day is included. */
function periodOf({ from, to }: UnitState) {
  const last = to === null ? '' : ` end=${new Date(Date.parse(`${to}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)};`;
  return literal(`start=${from};${last} scheme=W3C-DTF;`, prefixedTerm('dcterms', 'Period'));
}

/** The statements of one unit, which are added with `say`. */
interface UnitStatements {
  readonly say: (about: Quad['subject'], predicate: Quad['predicate'], object: Quad_Object) => void;
  readonly addressOf: (livello: Livello, id: number) => Quad['subject'] & Quad_Object;
}

/** Names, codes and the unit above, which a unit and each of its states have. */
function describeUnit(about: Quad['subject'], row: Unita, { say, addressOf }: UnitStatements): void {
  say(about, prefixedTerm('skos', 'prefLabel'), literal(row.denominazione, 'it'));
  if (row.denominazione_altra) say(about, prefixedTerm('skos', 'altLabel'), literal(row.denominazione_altra));
  for (const code of [row.codice, row.codice_catastale]) if (code) say(about, prefixedTerm('skos', 'notation'), literal(code));
  const upper =
    (row.provincia && addressOf('uts', row.provincia.id)) ??
    (row.regione && addressOf('regione', row.regione.id)) ??
    (row.ripartizione && addressOf('ripartizione', row.ripartizione.id));
  if (!upper) return;
  say(about, prefixedTerm('clv', 'situatedWithin'), upper);
  say(about, prefixedTerm('clv', 'hasDirectHigherRank'), upper);
}

/** That one unit took the place of another on a day: the statement, and once more described with its day (`rdf:Statement`). */
function stateSuccession(
  subject: Quad['subject'],
  { id, id_collegata, livello, data }: UnitChange,
  unit: number,
  { say, addressOf }: UnitStatements,
): void {
  const other = id === unit ? id_collegata : id;
  if (other === null) return;
  const predicate = prefixedTerm('dcterms', id === unit ? 'isReplacedBy' : 'replaces');
  const object = addressOf(livello, other);
  say(subject, predicate, object);
  const dated = namedNode(`${subject.value}#${data}-${other}`);
  say(dated, prefixedTerm('rdf', 'type'), prefixedTerm('rdf', 'Statement'));
  say(dated, prefixedTerm('rdf', 'subject'), subject as Quad_Object);
  say(dated, prefixedTerm('rdf', 'predicate'), predicate as Quad_Object);
  say(dated, prefixedTerm('rdf', 'object'), object);
  say(dated, prefixedTerm('dcterms', 'date'), literal(data, prefixedTerm('xsd', 'date')));
}

/**
 * The facts of a unit as statements: its names and codes, what it belongs to, its states with their days, the units that replaced it
 * when it ended and those that it replaced. The concepts of the national vocabulary are those of the unit, for a comune of its states.
 */
export function unitStatements(unit: Unita, { states, changes }: UnitHistory, origin: string): Quad[] {
  const statements: Quad[] = [];
  const parts: UnitStatements = {
    say: (about, predicate, object) => void statements.push(quad(about, predicate, object)),
    addressOf: (livello, id) => namedNode(`${origin}/id/${livello}/${id}`),
  };
  const { say } = parts;
  const subject = parts.addressOf(unit.livello, unit.id);

  say(subject, prefixedTerm('rdf', 'type'), prefixedTerm('skos', 'Concept'));
  say(subject, prefixedTerm('rdf', 'type'), prefixedTerm('clv', UNIT_CLASSES[unit.livello]));
  describeUnit(subject, unit, parts);
  const concept = conceptOfUnit(states);
  if (concept) say(subject, prefixedTerm('owl', 'sameAs'), namedNode(concept));

  for (const state of states) {
    const version = namedNode(`${subject.value}#${state.from}`);
    say(subject, prefixedTerm('dcterms', 'hasVersion'), version);
    say(version, prefixedTerm('dcterms', 'isVersionOf'), subject);
    say(version, prefixedTerm('dcterms', 'valid'), periodOf(state));
    describeUnit(version, state.row, parts);
    const own = conceptOfState(state);
    if (own) say(version, prefixedTerm('owl', 'sameAs'), namedNode(own));
  }

  for (const change of changes) {
    if (change.tipo === 'ES') stateSuccession(subject, change, unit.id, parts);
  }
  return statements;
}
