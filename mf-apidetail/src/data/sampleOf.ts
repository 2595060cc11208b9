import type { SampleCall } from '@territori/report-flow/api';
import { type CallRequest, parseJson } from './callRequest.ts';
import type { V1Call } from './v1Calls.ts';

/** What each media type is in the code samples. */
const ANSWERS: Readonly<Record<string, SampleCall['answer']>> = {
  'application/json': 'json',
  'application/ld+json': 'json',
  'application/geo+json': 'json',
  'text/csv': 'csv',
  'application/x-ndjson': 'jsonl',
  'application/geopackage+sqlite3': 'file',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'file',
};

/** The call as the code samples take it: what its answer is follows from the format that it asks for. */
export function sampleOf(call: V1Call, request: CallRequest, address: string): SampleCall {
  const choices = call.parameters.find(({ name }) => name === 'formato')?.choices ?? [];
  const format = Math.max(0, choices.indexOf(request.query.formato ?? ''));
  const separator = request.query.separatore;
  return {
    method: request.method,
    address,
    answer: ANSWERS[call.mediaTypes[format] ?? ''] ?? 'text',
    ...(request.body !== undefined && { body: parseJson(request.body) ?? {} }),
    ...(separator && { separator: separator === 'tab' ? '\t' : separator }),
    fileName: `${call.id}.${request.query.formato ?? 'json'}`,
  };
}
