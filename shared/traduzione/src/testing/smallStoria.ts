import { dayNumber, type Fact, OPEN, type Passage, type Storia, type Version } from '../storia/index.ts';

export const day = (iso: string): number => dayNumber(iso) as number;

/** A version, "code name from to" with an open end as `-`. Its unit is that of the code unless another code is named. */
function municipality(row: string, unitCode?: string): Version {
  const [code = '', name = '', from = '', to = ''] = row.split(' ');
  return {
    unit: 10_000_000 + Number(unitCode ?? code) * 10,
    code,
    name: name.replaceAll('_', ' '),
    italianName: name.replaceAll('_', ' '),
    otherName: null,
    from: day(from),
    to: to === '-' ? OPEN : day(to),
    cadastral: `A${(unitCode ?? code).slice(3)}`,
    parent: 20_000_000 + Number(code.slice(0, 3)) * 10,
    plate: null,
    utsCode: null,
    nuts: null,
  };
}

const province = (code: string, name: string, plate: string, from: string, to: string, region: string): Version => ({
  unit: 20_000_000 + Number(code) * 10,
  code,
  name,
  italianName: name,
  otherName: null,
  from: day(from),
  to: to === '-' ? OPEN : day(to),
  cadastral: null,
  parent: 30_000_000 + Number(region) * 10,
  plate,
  utsCode: code === '001' ? '201' : code,
  nuts: null,
});

const region = (code: string, name: string): Version => ({
  ...province(code, name, '', '1861-03-17', '-', code),
  unit: 30_000_000 + Number(code) * 10,
  plate: null,
  utsCode: null,
  parent: null,
});

export const unit = (code: string): number => 10_000_000 + Number(code) * 10;

const passage = (from: string, to: string, on: string, kind: string, whole: boolean): Passage => ({
  from: unit(from),
  to: unit(to),
  day: day(on),
  kind,
  certainty: 'dichiarato',
  whole,
  act: null,
  population: null,
  area: null,
});

const fact = (code: string, on: string, kind: string, act: string | null): Fact => ({ unit: unit(code), day: day(on), kind, act });

/**
 * A country of two provinces that has every kind of change:
 * Alfa is renamed in 2000; Beta ends in Gamma in 2005; Delta is divided between Epsilon and Zeta in 2010; Eta and Theta found Iota in 2014;
 * Kappa gives a part to the new Lambda in 2016; Mi moves to the other province in 2018; Ni is ceded in 1947; of Csi no source says who
 * took over in 1930; Omicron ends in Pi in 1928 and is founded again in 1950; Rho stands once in each province.
 */
export const SMALL_STORIA: Storia = {
  edition: 'prova',
  updatedTo: day('2025-01-01'),
  licence: 'CC BY 4.0 Istat',
  versions: {
    comune: [
      municipality('001001 Alfa 1861-03-17 2000-01-01'),
      municipality('001001 Alfa_Nuova 2000-01-01 -'),
      municipality('001002 Beta 1861-03-17 2005-01-01'),
      municipality('001003 Gamma 1861-03-17 -'),
      municipality('001004 Delta 1861-03-17 2010-01-01'),
      municipality('001005 Epsilon 1861-03-17 -'),
      municipality('001006 Zeta 1861-03-17 -'),
      municipality('001007 Eta 1861-03-17 2014-01-01'),
      municipality('001008 Theta 1861-03-17 2014-01-01'),
      municipality('001009 Iota 2014-01-01 -'),
      municipality('001010 Kappa 1861-03-17 -'),
      municipality('001011 Lambda 2016-01-01 -'),
      municipality('001012 Mi 1861-03-17 2018-01-01'),
      municipality('002012 Mi 2018-01-01 -', '001012'),
      municipality('002001 Ni 1861-03-17 1947-09-16'),
      municipality('002002 Csi 1861-03-17 1930-01-01'),
      municipality('002003 Omicron 1861-03-17 1928-01-01'),
      municipality('002003 Omicron 1950-01-01 -'),
      municipality('002004 Pi 1861-03-17 -'),
      municipality('001013 Rho 1861-03-17 -'),
      municipality('002013 Rho 1861-03-17 -'),
    ],
    uts: [province('001', 'Torino', 'TO', '1861-03-17', '-', '01'), province('002', 'Napoli', 'NA', '1861-03-17', '-', '15')],
    regione: [region('01', 'Piemonte'), region('15', 'Campania')],
  },
  passages: {
    comune: [
      passage('001002', '001003', '2005-01-01', 'ES', true),
      passage('001004', '001005', '2010-01-01', 'ES', true),
      passage('001004', '001006', '2010-01-01', 'ES', true),
      passage('001007', '001009', '2014-01-01', 'ES', true),
      passage('001008', '001009', '2014-01-01', 'ES', true),
      passage('001010', '001011', '2016-01-01', 'CECS', false),
      passage('002003', '002004', '1928-01-01', 'ES', true),
      passage('002004', '002003', '1950-01-01', 'CS', false),
    ],
    uts: [],
    regione: [],
  },
  facts: [
    fact('001002', '2005-01-01', 'ES', 'L.R. 1/2005'),
    fact('001012', '2018-01-01', 'AP', 'L. 2/2018'),
    fact('002001', '1947-09-16', 'AS', null),
    fact('001003', '2012-01-01', 'AQ', null),
    fact('001005', '2012-01-01', 'CE', null),
  ],
};
