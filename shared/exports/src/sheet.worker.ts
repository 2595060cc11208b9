import { type OdsRequest, odsOfSheets } from './odsFile.ts';
import { type SheetRequest, sheetFile } from './sheetFile.ts';
import { answerMessages } from './workerReply.ts';

answerMessages<SheetRequest | OdsRequest>((request) => ('sheets' in request ? odsOfSheets(request) : sheetFile(request)));
