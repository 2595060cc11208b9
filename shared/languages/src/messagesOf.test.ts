import { expect, it } from 'vitest';
import { messagesOf } from './messagesOf.ts';
import { reference } from './reference.ts';
import { referredText } from './referredText.ts';

const message = messagesOf('none/such', {
  nome: 'Nome',
  saluto: 'Buongiorno, {{nome}}',
  righe_one: '{{count}} riga',
  righe_other: '{{count}} righe',
});

it('gives a text in all languages, and a package without translations has the Italian one', () => {
  expect(message('nome')).toEqual({ it: 'Nome' });
  expect(message.in('en')('nome')).toBe('Nome');
});

it('puts values in as they are, also those that look like a value or a text of ours', () => {
  expect(message('saluto', { nome: '{{nome}} $t(nome) <b>' }).it).toBe('Buongiorno, {{nome}} $t(nome) <b>');
  expect(message('saluto', { nome: message('nome') }).it).toBe('Buongiorno, Nome');
});

it('chooses the form of a plural', () => {
  expect([0, 1, 2].map((count) => message.in('it')('righe', { count }))).toEqual(['0 righe', '1 riga', '2 righe']);
});

it('finds a text that a definition names, with its values', () => {
  const textOf = referredText(message);
  expect(textOf('nome', 'it')).toBe('Nome');
  expect(textOf(reference('saluto', { nome: 'Ada, Eva' }), 'it')).toBe('Buongiorno, Ada, Eva');
  expect(textOf(reference('saluto', { nome: 'nome' }), 'it')).toBe('Buongiorno, Nome');
  expect(textOf('Un’altra cosa', 'it')).toBeUndefined();
});
