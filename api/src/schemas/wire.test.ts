import type * as Wire from '@territori/contract/wire';
import type { Static, TSchema } from 'typebox';
import { describe, expectTypeOf, it } from 'vitest';
import type * as Schemas from './wire.ts';

type Readonlys<T> = T extends (infer Item)[]
  ? readonly Readonlys<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Readonlys<T[K]> }
    : T;

/** The names that both modules use for the same thing. */
type Common = {
  [Name in keyof typeof Schemas]: (typeof Schemas)[Name] extends TSchema ? Name : never;
}[keyof typeof Schemas];

type FromSchema = { [Name in Common]: (typeof Schemas)[Name] extends TSchema ? Readonlys<Static<(typeof Schemas)[Name]>> : never };

describe('the schemas of the answers', () => {
  it('say the same as the wire types', () => {
    expectTypeOf<FromSchema['Edizione']>().toEqualTypeOf<Wire.Edizione>();
    expectTypeOf<FromSchema['ErrorBody']>().toEqualTypeOf<Wire.ErrorBody>();
    expectTypeOf<FromSchema['Settings']>().toEqualTypeOf<Wire.Settings>();
    expectTypeOf<FromSchema['PromemoriaPage']>().toEqualTypeOf<Wire.PromemoriaPage>();
    expectTypeOf<FromSchema['TermineGlossario']>().toEqualTypeOf<Wire.TermineGlossario>();
    expectTypeOf<FromSchema['DescrizionePagina']>().toEqualTypeOf<Wire.DescrizionePagina>();
    expectTypeOf<FromSchema['KeyValue']>().toEqualTypeOf<Wire.KeyValue>();
    expectTypeOf<FromSchema['ReportListItem']>().toEqualTypeOf<Wire.ReportListItem>();
    expectTypeOf<FromSchema['ReportHeader']>().toEqualTypeOf<Wire.ReportHeader>();
    expectTypeOf<FromSchema['ReportSpool']>().toEqualTypeOf<Wire.ReportSpool>();
    expectTypeOf<FromSchema['ReportColumn']>().toEqualTypeOf<Wire.ReportColumn>();
    expectTypeOf<FromSchema['Microservizio']>().toEqualTypeOf<Wire.Microservizio>();
    expectTypeOf<FromSchema['VoceAreaDownload']>().toEqualTypeOf<Wire.VoceAreaDownload>();
    expectTypeOf<FromSchema['TipologiaUnita']>().toEqualTypeOf<Wire.TipologiaUnita>();
    expectTypeOf<FromSchema['ValoreRicercaCodice']>().toEqualTypeOf<Wire.ValoreRicercaCodice>();
    expectTypeOf<FromSchema['OpzioneComune']>().toEqualTypeOf<Wire.OpzioneComune>();
    expectTypeOf<FromSchema['OpzioneUts']>().toEqualTypeOf<Wire.OpzioneUts>();
    expectTypeOf<FromSchema['OpzioneRegione']>().toEqualTypeOf<Wire.OpzioneRegione>();
    expectTypeOf<FromSchema['RigaVariazione']>().toEqualTypeOf<Wire.RigaVariazione>();
    expectTypeOf<FromSchema['DettaglioProvvedimento']>().toEqualTypeOf<Wire.DettaglioProvvedimento>();
    expectTypeOf<FromSchema['DettaglioAssociato']>().toEqualTypeOf<Wire.DettaglioAssociato>();
    expectTypeOf<FromSchema['Unita']>().toEqualTypeOf<Wire.Unita>();
    expectTypeOf<FromSchema['StoriaUnita']>().toEqualTypeOf<Wire.StoriaUnita>();
    expectTypeOf<FromSchema['PuntoSerie']>().toEqualTypeOf<Wire.PuntoSerie>();
    expectTypeOf<FromSchema['ReportNonDisponibile']>().toEqualTypeOf<Wire.ReportNonDisponibile>();
    expectTypeOf<FromSchema['ConteggioRighe']>().toEqualTypeOf<Wire.ConteggioRighe>();
    expectTypeOf<FromSchema['MetadatiPubblicati']>().toEqualTypeOf<Wire.MetadatiPubblicati>();
  });
});
