/** Milliseconds after which a program that serves lets the embedded database close its files. */
export const RESTS_AFTER = 10_000;
