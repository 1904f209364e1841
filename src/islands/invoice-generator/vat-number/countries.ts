import { mod97 } from '../payment/mod-97.ts';
import { isLuhn, isMod1110, isMultiple, luhnSum, weighted } from './check-digits.ts';

/** How a country forms its VAT numbers. */
export interface VatNumberRule {
  /** The characters after the country's letters. */
  readonly shape: RegExp;
  /** A right number, for the message about a wrong shape. */
  readonly example: string;
  /** Checks the check digits of a number of the right shape. Undefined for a country without check digits. */
  readonly isRight?: (number: string) => boolean;
}

/**
 * The VAT numbers of the European Union, the United Kingdom, Norway, Switzerland, Iceland and Liechtenstein, by the
 * letters with which they begin. Shapes: the European Commission's FAQ about VIES. Check digits: the rules that the tax
 * authorities publish, as the libraries python-stdnum and jsvat collect them.
 */
export const vatNumberRules: ReadonlyMap<string, VatNumberRule> = new Map(
  Object.entries<VatNumberRule>({
    AT: { shape: /^U\d{8}$/, example: 'ATU13585627', isRight: austrian },
    BE: { shape: /^[01]\d{9}$/, example: 'BE0403019261', isRight: belgian },
    BG: { shape: /^\d{9,10}$/, example: 'BG175074752', isRight: bulgarian },
    CHE: { shape: /^\d{9}(MWST|TVA|IVA|TPV)?$/, example: 'CHE-100.155.212', isRight: swiss },
    CY: { shape: /^\d{8}[A-Z]$/, example: 'CY10259033P', isRight: cypriot },
    CZ: { shape: /^\d{8,10}$/, example: 'CZ25123891', isRight: czech },
    DE: { shape: /^[1-9]\d{8}$/, example: 'DE136695976', isRight: isMod1110 },
    DK: { shape: /^[1-9]\d{7}$/, example: 'DK13585628', isRight: (n) => isMultiple(n, [2, 7, 6, 5, 4, 3, 2, 1], 11) },
    EE: { shape: /^\d{9}$/, example: 'EE100931558', isRight: (n) => isMultiple(n, [3, 7, 1, 3, 7, 1, 3, 7, 1], 10) },
    EL: { shape: /^\d{9}$/, example: 'EL094259216', isRight: greek },
    ES: { shape: /^([A-Z]\d{7}|\d{8})[A-Z]$|^[A-Z]\d{8}$/, example: 'ESB58378431', isRight: spanish },
    FI: { shape: /^\d{8}$/, example: 'FI20774740', isRight: (n) => isMultiple(n, [7, 9, 10, 5, 8, 4, 2, 1], 11) },
    FR: { shape: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR40303265045', isRight: french },
    GB: { shape: /^(\d{9}(\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d)$/, example: 'GB980780684', isRight: british },
    HR: { shape: /^\d{11}$/, example: 'HR33392005961', isRight: isMod1110 },
    HU: { shape: /^\d{8}$/, example: 'HU12892312', isRight: (n) => isMultiple(n, [9, 7, 3, 1, 9, 7, 3, 1], 10) },
    IE: { shape: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, example: 'IE6433435F', isRight: irish },
    IS: { shape: /^\d{5,6}$/, example: 'IS12345' },
    IT: { shape: /^\d{7}(0(?!00)\d\d|1[02]0|121|888|999)\d$/, example: 'IT00743110157', isRight: isLuhn },
    LI: { shape: /^\d{5}$/, example: 'LI12345' },
    LT: { shape: /^(\d{7}1\d|\d{10}1\d)$/, example: 'LT119511515', isRight: lithuanian },
    LU: { shape: /^\d{8}$/, example: 'LU15027442', isRight: (n) => Number(n.slice(0, 6)) % 89 === Number(n.slice(6)) },
    LV: { shape: /^\d{11}$/, example: 'LV40003521600', isRight: latvian },
    MT: { shape: /^[1-9]\d{7}$/, example: 'MT11679112', isRight: (n) => isMultiple(n, [3, 4, 6, 7, 8, 9, 10, 1], 37) },
    NL: { shape: /^\d{9}B(?!00)\d\d$/, example: 'NL004495445B01', isRight: dutch },
    NO: {
      shape: /^\d{9}(MVA)?$/,
      example: 'NO988077917MVA',
      isRight: (n) => isMultiple(n, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11),
    },
    PL: {
      shape: /^\d{10}$/,
      example: 'PL8567346215',
      isRight: (n) => weighted(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(n),
    },
    PT: { shape: /^[1-9]\d{8}$/, example: 'PT501964843', isRight: portuguese },
    RO: { shape: /^[1-9]\d{1,9}$/, example: 'RO18547290', isRight: romanian },
    SE: { shape: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, example: 'SE123456789701', isRight: (n) => isLuhn(n.slice(0, 10)) },
    SI: { shape: /^[1-9]\d{7}$/, example: 'SI50223054', isRight: slovenian },
    SK: { shape: /^[1-9]\d[2-46-9]\d{7}$/, example: 'SK2022749619', isRight: (n) => Number(n) % 11 === 0 },
  }),
);

function austrian(number: string): boolean {
  return (luhnSum(`${number.slice(1, 8)}0`) + 4 + last(number)) % 10 === 0;
}

function belgian(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}

/**
 * A number of nine digits belongs to a company. A number of ten digits belongs to a citizen, a foreigner or another
 * payer; each of these three kinds has weights of its own.
 */
function bulgarian(number: string): boolean {
  if (number.length === 9) {
    const remainder = weighted(number, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
    return (remainder < 10 ? remainder : (weighted(number, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === last(number);
  }
  const citizen = (weighted(number, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10;
  const foreigner = weighted(number, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10;
  const other = (11 - (weighted(number, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return [citizen, foreigner, other].includes(last(number));
}

function swiss(number: string): boolean {
  return isMultiple(number, [5, 4, 3, 2, 7, 6, 5, 4, 1], 11);
}

function cypriot(number: string): boolean {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, place) => total + (place % 2 ? Number(digit) : (odd[Number(digit)] ?? 0)),
    0,
  );
  return !number.startsWith('12') && letters[sum % 26] === number[8];
}

/**
 * A number of eight digits belongs to a company, one of ten digits to a person. A number of nine digits belongs to a
 * person: it begins with 6, or the person was born before 1954 and the number has no check digit.
 */
function czech(number: string): boolean {
  if (number.length === 10) return (Number(number.slice(0, 9)) % 11) % 10 === last(number);
  const weights = [8, 7, 6, 5, 4, 3, 2];
  if (number.length === 8)
    return !number.startsWith('9') && ((11 - (weighted(number, weights) % 11)) % 11 || 1) % 10 === last(number);
  if (!number.startsWith('6')) return Number(number.slice(0, 2)) < 54;
  return (8 - ((10 - (weighted(number.slice(1), weights) % 11)) % 11) + 10) % 10 === last(number);
}

function greek(number: string): boolean {
  return (weighted(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(number);
}

function spanish(number: string): boolean {
  const person = /^([KLMXYZ]|\d)(\d{7})([A-Z])$/.exec(number);
  if (person) {
    const [, first = '', rest = '', letter] = person;
    const leading = /\d/.test(first) ? first : String(Math.max(0, 'XYZ'.indexOf(first)));
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(leading + rest) % 23] === letter;
  }
  const check = (10 - (luhnSum(number.slice(1, 8)) % 10)) % 10;
  return /^[A-HJNP-SUVW]/.test(number) && [String(check), 'JABCDEFGHI'[check]].includes(number[8]);
}

/**
 * The first two characters are a key that is calculated from the company's number after it. The company's number ends
 * with a check digit, except in Monaco.
 */
function french(number: string): boolean {
  const [key, company] = [number.slice(0, 2), number.slice(2)];
  if (!company.startsWith('000') && !isLuhn(company)) return false;
  if (/^\d\d$/.test(key)) return Number(`${company}12`) % 97 === Number(key);
  const [first, second] = [...key].map((sign) => '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(sign));
  const value = (first ?? 0) < 10 ? (first ?? 0) * 24 + (second ?? 0) - 10 : (first ?? 0) * 34 + (second ?? 0) - 100;
  return (Number(company) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

/**
 * The weighted sum of a number given since 2010 is 42 modulo 97, that of an older number is 0. Numbers of public bodies
 * have no check digits.
 */
function british(number: string): boolean {
  return /^[GH]/.test(number) || [0, 42].includes(weighted(number, [8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97);
}

/**
 * In numbers from before 2013 the second character may be a letter or a sign. In newer numbers a second letter may
 * follow the check letter.
 */
function irish(number: string): boolean {
  const today = /^\d[A-Z+*]/.test(number) ? `0${number.slice(2, 7)}${number[0]}${number[7]}` : number;
  const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV';
  const sum = weighted(today, [8, 7, 6, 5, 4, 3, 2]) + 9 * alphabet.indexOf(today[8] ?? 'W');
  return alphabet[sum % 23] === today[7];
}

function lithuanian(number: string): boolean {
  const sum = (start: number) =>
    weighted(
      number,
      Array.from({ length: number.length - 1 }, (_, place) => ((place + start) % 9) + 1),
    ) % 11;
  return (sum(0) < 10 ? sum(0) : sum(2) % 10) === last(number);
}

/**
 * A number whose first digit is above 3 belongs to a company. Persons have their personal code, which since 2017 begins
 * with 32 and has no check digit.
 */
function latvian(number: string): boolean {
  if (number > '4') return weighted(number, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
  return (
    number.startsWith('32') || ((1 + weighted(number, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === last(number)
  );
}

/** Companies have the check digit of their number, sole traders since 2020 two check digits at the end. */
function dutch(number: string): boolean {
  return weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]) || mod97(`NL${number}`) === 1;
}

function portuguese(number: string): boolean {
  return ((11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === last(number);
}

function romanian(number: string): boolean {
  return ((10 * weighted(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === last(number);
}

function slovenian(number: string): boolean {
  const check = 11 - (weighted(number, [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check < 11 && check % 10 === last(number);
}

function last(number: string): number {
  return Number(number.at(-1));
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
