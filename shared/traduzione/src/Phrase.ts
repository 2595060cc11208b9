import type italian from './messages/it.json';

type PluralForm = 'one' | 'other';
type KeyOf<File> = { [Key in keyof File & string]: Key extends `${infer Own}_${PluralForm}` ? Own : Key }[keyof File & string];

/** A text of `messages` by its key in the language of the reader, which the program that shows it looks up; `count` chooses a plural. */
export type Phrase = (key: KeyOf<typeof italian>, values?: Readonly<Record<string, string | number>>) => string;
