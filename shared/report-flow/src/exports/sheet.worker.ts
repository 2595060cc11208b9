import { type SheetRequest, sheetFile } from './sheetFile.ts';
import { answerMessages } from './workerReply.ts';

answerMessages<SheetRequest>(sheetFile);
