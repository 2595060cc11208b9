import type { Unita } from '@territori/wire/v1/unita';
import type { Livello } from '@territori/wire/v1/values';
import { DataFactory, type Quad, type Quad_Object } from 'n3';
import { conceptOfState, conceptOfUnit } from './nationalVocabulary.ts';
import { PREFIXES } from './prefixes.ts';
import type { UnitChange, UnitHistory, UnitState } from './UnitHistory.ts';

const { namedNode, literal, quad } = DataFactory;

const term = (prefix: keyof typeof PREFIXES, name: string) => namedNode(`${PREFIXES[prefix]}${name}`);

/** The class of a level in the ontology of places of the Italian administrations (CLV-AP_IT). */
const CLASSES: Readonly<Record<Livello, string>> = {
  comune: 'City',
  uts: 'Province',
  regione: 'Region',
  ripartizione: 'GeographicalDistribution',
};

const DAY_MS = 86_400_000;

/** An interval as DCMI Period, whose last day is included. */
function periodOf({ from, to }: UnitState) {
  const last = to === null ? '' : ` end=${new Date(Date.parse(`${to}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)};`;
  return literal(`start=${from};${last} scheme=W3C-DTF;`, term('dcterms', 'Period'));
}

/** The statements of one unit, which are added with `say`. */
interface Statements {
  readonly say: (about: Quad['subject'], predicate: Quad['predicate'], object: Quad_Object) => void;
  readonly addressOf: (livello: Livello, id: number) => Quad['subject'] & Quad_Object;
}

/** Names, codes and the unit above, which a unit and each of its states have. */
function describe(about: Quad['subject'], row: Unita, { say, addressOf }: Statements): void {
  say(about, term('skos', 'prefLabel'), literal(row.denominazione, 'it'));
  if (row.denominazione_altra) say(about, term('skos', 'altLabel'), literal(row.denominazione_altra));
  for (const code of [row.codice, row.codice_catastale]) if (code) say(about, term('skos', 'notation'), literal(code));
  const upper =
    (row.provincia && addressOf('uts', row.provincia.id)) ??
    (row.regione && addressOf('regione', row.regione.id)) ??
    (row.ripartizione && addressOf('ripartizione', row.ripartizione.id));
  if (!upper) return;
  say(about, term('clv', 'situatedWithin'), upper);
  say(about, term('clv', 'hasDirectHigherRank'), upper);
}

/** That one unit took the place of another on a day: the statement, and once more described with its day (`rdf:Statement`). */
function succeed(
  subject: Quad['subject'],
  { id, id_collegata, livello, data }: UnitChange,
  unit: number,
  { say, addressOf }: Statements,
): void {
  const other = id === unit ? id_collegata : id;
  if (other === null) return;
  const predicate = term('dcterms', id === unit ? 'isReplacedBy' : 'replaces');
  const object = addressOf(livello, other);
  say(subject, predicate, object);
  const dated = namedNode(`${subject.value}#${data}-${other}`);
  say(dated, term('rdf', 'type'), term('rdf', 'Statement'));
  say(dated, term('rdf', 'subject'), subject as Quad_Object);
  say(dated, term('rdf', 'predicate'), predicate as Quad_Object);
  say(dated, term('rdf', 'object'), object);
  say(dated, term('dcterms', 'date'), literal(data, term('xsd', 'date')));
}

/**
 * The facts of a unit as statements: its names and codes, what it belongs to, its states with their days, the units that replaced it
 * when it ended and those that it replaced. The concepts of the national vocabulary are those of the unit, for a comune of its states.
 */
export function unitStatements(unit: Unita, { states, changes }: UnitHistory, origin: string): Quad[] {
  const statements: Quad[] = [];
  const parts: Statements = {
    say: (about, predicate, object) => void statements.push(quad(about, predicate, object)),
    addressOf: (livello, id) => namedNode(`${origin}/id/${livello}/${id}`),
  };
  const { say } = parts;
  const subject = parts.addressOf(unit.livello, unit.id);

  say(subject, term('rdf', 'type'), term('skos', 'Concept'));
  say(subject, term('rdf', 'type'), term('clv', CLASSES[unit.livello]));
  describe(subject, unit, parts);
  const concept = conceptOfUnit(states);
  if (concept) say(subject, term('owl', 'sameAs'), namedNode(concept));

  for (const state of states) {
    const version = namedNode(`${subject.value}#${state.from}`);
    say(subject, term('dcterms', 'hasVersion'), version);
    say(version, term('dcterms', 'isVersionOf'), subject);
    say(version, term('dcterms', 'valid'), periodOf(state));
    describe(version, state.row, parts);
    const own = conceptOfState(state);
    if (own) say(version, term('owl', 'sameAs'), namedNode(own));
  }

  for (const change of changes) {
    if (change.tipo === 'ES') succeed(subject, change, unit.id, parts);
  }
  return statements;
}
