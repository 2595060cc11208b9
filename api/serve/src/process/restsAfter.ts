/** Milliseconds without work after which a program that serves lets the embedded database close its files, and ends its thread of files. */
export const RESTS_AFTER = 10_000;
