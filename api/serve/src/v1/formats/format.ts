import type { FastifyRequest } from 'fastify';
import { message } from '../../message.ts';
import { Problem } from '../errors/Problem.ts';

/** The formats in which calls answer: the media types that ask for each, and the one that its answer has. */
export const FORMATS = {
  json: { accepts: ['application/json'], type: 'application/json; charset=utf-8' },
  geojson: { accepts: ['application/geo+json', 'application/json'], type: 'application/geo+json; charset=utf-8' },
  topojson: { accepts: ['application/topo+json'], type: 'application/topo+json; charset=utf-8' },
  gpkg: { accepts: ['application/geopackage+sqlite3'], type: 'application/geopackage+sqlite3' },
  csv: { accepts: ['text/csv'], type: 'text/csv; charset=utf-8; header=present' },
  jsonl: {
    accepts: ['application/x-ndjson', 'application/ndjson', 'application/jsonl', 'application/x-jsonlines', 'application/json-lines'],
    type: 'application/x-ndjson; charset=utf-8',
  },
  xlsx: {
    accepts: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  jsonld: { accepts: ['application/ld+json'], type: 'application/ld+json; charset=utf-8' },
  turtle: { accepts: ['text/turtle'], type: 'text/turtle; charset=utf-8' },
  atom: { accepts: ['application/atom+xml'], type: 'application/atom+xml; charset=utf-8' },
  html: { accepts: ['text/html', 'application/xhtml+xml'], type: 'text/html; charset=utf-8' },
} as const;

export type Format = keyof typeof FORMATS;

interface Range {
  readonly type: string;
  readonly quality: number;
}

function rangesOf(accept: string): Range[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { type: type.trim(), quality: quality === undefined ? 1 : Number(quality) };
  });
}

/** How well a header accepts a format: the quality of the range that names it most exactly, 0 when none does. */
function qualityOf(ranges: readonly Range[], format: Format): number {
  const matching = FORMATS[format].accepts.flatMap((type) =>
    ranges.flatMap((range) => {
      const exactness = [type, `${type.split('/')[0]}/*`, '*/*'].indexOf(range.type);
      return exactness < 0 ? [] : [{ exactness, quality: range.quality }];
    }),
  );
  return matching.sort((a, b) => a.exactness - b.exactness || b.quality - a.quality)[0]?.quality ?? 0;
}

/**
 * The format of an answer: the one that `formato` names, else the one that `Accept` prefers, else the first. Throws Problem when the call
 * offers none that is asked for.
 */
export function negotiate(request: Pick<FastifyRequest, 'headers'>, offered: readonly [Format, ...Format[]], formato?: string): Format {
  const available = offered.join(', ');
  if (formato !== undefined) {
    const named = offered.find((format) => format === formato.toLowerCase());
    if (named) return named;
    throw new Problem('formato_non_disponibile', message('format.formatoNotAvailable', { formato, available }), 'formato');
  }
  const { accept } = request.headers;
  if (accept === undefined || accept.trim() === '') return offered[0];
  const ranges = rangesOf(accept);
  const best = offered.map((format) => ({ format, quality: qualityOf(ranges, format) })).sort((a, b) => b.quality - a.quality)[0];
  if (best && best.quality > 0) return best.format;
  throw new Problem('formato_non_disponibile', message('format.acceptIncludesNo', { accept: accept.slice(0, 200), available }));
}
