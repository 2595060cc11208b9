/** Receives what a load does, in English, a line at a time. */
export type Progress = (message: string) => void;
