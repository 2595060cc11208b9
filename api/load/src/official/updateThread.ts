import { answerOwner } from '@territori/process/answerOwner';
import { explainFailure } from '../loading/explainFailure.ts';
import { updateRecord } from './updateRecord.ts';

await answerOwner(updateRecord, (error) => explainFailure(error)?.message);
