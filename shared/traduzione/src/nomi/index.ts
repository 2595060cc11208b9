export { type NameBetween, nameBetween, readNameBetween } from './nameBetween.ts';
export { containsText, ENOUGH_LETTERS, plainLetters, plainText } from './plainText.ts';
export { FIRST_DAY_OF_PLATES } from './plates.ts';
