import { explainFailure } from '../ingest/explainFailure.ts';
import { answerOwner } from '../process/answerOwner.ts';
import { updateRecord } from './updateRecord.ts';

await answerOwner(updateRecord, (error) => explainFailure(error)?.message);
