import type { Api } from '@territori/kit';
import { type AnswerText, answerText } from './answerText.ts';
import { type CallRequest, parseJson } from './callRequest.ts';

/** The error of an answer, as `application/problem+json` reports it. */
export interface CallProblem {
  readonly title: string;
  readonly detail: string;
  /** Address of the page that explains it. */
  readonly type: string;
}

/** What became of a call. */
export interface CallOutcome {
  readonly status: number;
  /** From the call to the last byte. */
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: number;
  readonly mediaType: string;
  /** Undefined for a body that is not text. */
  readonly body: AnswerText | undefined;
  readonly problem: CallProblem | undefined;
}

/** Makes a call and reads its answer, whatever its status. Rejects with an `ApiError` when no answer arrives. */
export async function runCall(api: Api, { method, path, query, body }: CallRequest): Promise<CallOutcome> {
  const started = performance.now();
  const answer = await api.exchange(path, { method, query, ...(body !== undefined && { body: parseJson(body) }) });
  const milliseconds = performance.now() - started;
  return {
    status: answer.status,
    milliseconds,
    headers: [...answer.headers],
    bytes: answer.body.size,
    mediaType: answer.body.type,
    body: await answerText(answer.body),
    problem: answer.body.type.startsWith('application/problem+json') ? (parseJson(await answer.body.text()) as CallProblem) : undefined,
  };
}
