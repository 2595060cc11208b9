/** The vocabularies of the statements about units, by prefix. */
export const PREFIXES = {
  clv: 'https://w3id.org/italia/onto/CLV/',
  dcterms: 'http://purl.org/dc/terms/',
  owl: 'http://www.w3.org/2002/07/owl#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** Those of the catalogue of data, with the prefixes that its profile writes. */
export const CATALOGUE_PREFIXES = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dcatapit: 'http://dati.gov.it/onto/dcatapit#',
  dct: PREFIXES.dcterms,
  foaf: 'http://xmlns.com/foaf/0.1/',
  owl: PREFIXES.owl,
  vcard: 'http://www.w3.org/2006/vcard/ns#',
  xsd: PREFIXES.xsd,
} as const;
