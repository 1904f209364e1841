import { type Declaration as ParsedDeclaration, transform } from 'lightningcss';
import { nearestText } from '../../site/nearest-text.ts';
import { positionAt, sourcePlace } from '../../site/source-place.ts';
import { fixedProperties } from '../../templates/styles/tokens-css.ts';
import type { SourceTexts } from './check-styles.ts';
import { type CssBlocks, type Declaration, type Prelude, readBlocks } from './css-blocks.ts';
import {
  blockRules,
  conditionalRules,
  cssProperties,
  furtherKeywords,
  furtherUnits,
  queryFeatures,
} from './css-names.ts';
import type { SourceMistake } from './source-mistakes.ts';

/**
 * Finds mistakes that are valid by the syntax of CSS, so that browsers and lightningcss silently ignore them: a missing
 * brace or semicolon, an unknown property, value, at-rule or feature of a query.
 */
export function checkDeclarations(sources: SourceTexts): SourceMistake[] {
  const sheets = Array.from(sources, ([file, text]) => ({ file, text, blocks: readBlocks(text) }));
  const parsed = parseDeclarations(sheets.flatMap(({ blocks }) => blocks.declarations));
  return sheets.flatMap(({ file, text, blocks }) =>
    faultsOf(blocks, parsed).map(({ index, length, message, hint }) => ({
      message,
      hint,
      source: sourcePlace(file, text, { ...positionAt(text, index), length }),
    })),
  );
}

function faultsOf({ declarations, preludes, unpaired }: CssBlocks, parsed: ParsedDeclarations): Fault[] {
  // The pieces after a missing brace belong to wrong blocks, and more mistakes would be consequences.
  if (unpaired) return [unpairedFault(unpaired)];
  return [
    ...preludes.flatMap(preludeFaults),
    ...declarations.flatMap(shapeFaults),
    ...declarations.filter(isJudged).flatMap((each) => meaningFault(each, parsed.get(keyOf(each)))),
  ];
}

interface Fault {
  readonly index: number;
  readonly length: number;
  readonly message: string;
  readonly hint: string;
}

function unpairedFault({ index, sign }: NonNullable<CssBlocks['unpaired']>): Fault {
  const [message, hint] = {
    '{': ['This block is not closed.', 'Write the missing }.'],
    '}': ['This } closes no block.', 'Remove it, or write the missing {.'],
    '/*': ['This comment is not closed.', 'Write the missing */.'],
  }[sign] as [string, string];
  return { index, length: sign.length, message, hint };
}

function preludeFaults(prelude: Prelude): Fault[] {
  const [rule, name = ''] = /^@([\w-]+)/.exec(prelude.text) ?? [];
  if (rule === undefined || name.startsWith('-')) return [];
  if (!blockRules.has(name.toLowerCase()))
    return [unknownName({ index: prelude.index, length: rule.length, what: rule, kind: 'at-rule' }, name, blockRules)];
  return name === 'media' || name === 'container' ? queryFaults(prelude) : [];
}

/** The unknown features of a query: `widht` of `@media (min-widht: 30em)`. */
function queryFaults({ text, index }: Prelude): Fault[] {
  // The arguments of a function, such as `style(--wide)` and `calc(2 * 3em)`, are no features.
  return Array.from(text.matchAll(/(?<![\w-])\(([^():]*)(?::[^()]*)?\)/g)).flatMap((group) =>
    Array.from((group[1] ?? '').matchAll(/(?<![\w.-])[a-z][\w-]*/gi)).flatMap((word) => {
      const [what] = word;
      const [, range = '', name = ''] = /^(min-|max-)?(.*)$/i.exec(what) ?? [];
      if (queryFeatures.has(name.toLowerCase()) || what.startsWith('-')) return [];
      const at = index + group.index + 1 + word.index;
      const near = nearestText(name, [...queryFeatures], (each) => each);
      const hint = `${near ? `Is ${range}${near} meant? ` : ''}${listHint}`;
      return [{ index: at, length: what.length, message: `${what} is no feature of a query.`, hint }];
    }),
  );
}

const listHint = 'If browsers know it, add it to src/export/compile/css-names.ts.';

function unknownName(
  { index, length, what, kind }: { index: number; length: number; what: string; kind: string },
  name: string,
  known: ReadonlySet<string>,
): Fault {
  const near = nearestText(name, [...known], (each) => each);
  const sign = what.startsWith('@') ? '@' : '';
  const hint = `${near ? `Is ${sign}${near} meant? ` : ''}${listHint}`;
  return { index, length, message: `${what} is no ${kind} of CSS.`, hint };
}

/** Reports a value that is missing, or that contains the next declaration because a semicolon is missing. */
function shapeFaults({ name, value, index, valueIndex }: Declaration): Fault[] {
  if (value === '' && !name.startsWith('--'))
    return [
      { index, length: name.length, message: `${name} has no value.`, hint: 'Write the value, or remove the line.' },
    ];
  const next = nextDeclaration(value);
  // A custom property may have any value, even one with a colon.
  if (!next || (name.startsWith('--') && !cssProperties.has(next.name))) return [];
  return [
    {
      index: valueIndex + next.index,
      length: next.name.length,
      message: `A semicolon is missing before ${next.name}.`,
      hint: `Write ; at the end of ${name}.`,
    },
  ];
}

/** The declaration inside a value: `gap` of `grid gap: 3px`. */
function nextDeclaration(value: string): { name: string; index: number } | undefined {
  const outside = value.replace(/"[^"]*"|'[^']*'/g, blank);
  const flat = withoutArguments(outside);
  const next = /(?<=\s)(-{0,2}[a-z][\w-]*)\s*:/i.exec(flat);
  return next?.[1] === undefined ? undefined : { name: next[1], index: next.index };
}

function withoutArguments(text: string): string {
  const flat = text.replace(/\([^()]*\)/g, blank);
  return flat === text ? text : withoutArguments(flat);
}

function blank(part: string): string {
  return '_'.repeat(part.length);
}

/** The parsed form of each declaration, by its text, because stylesheets repeat most declarations. */
type ParsedDeclarations = ReadonlyMap<string, ParsedDeclaration>;

/**
 * Parses each declaration as a rule of its own in a line of its own, because lightningcss knows the lines of rules and
 * not those of declarations.
 */
function parseDeclarations(declarations: readonly Declaration[]): ParsedDeclarations {
  const keys = [...new Set(declarations.filter(isJudged).map(keyOf))];
  const fixed = fixedProperties();
  const lines = keys.map((key) => {
    const plain = key.replace(/var\(--([\w-]+)\)/g, (whole, token: string) => fixed[token] ?? whole);
    return `x{${plain}}`;
  });
  const parsed = new Map<string, ParsedDeclaration>();
  transform({
    filename: 'declarations.css',
    code: Buffer.from(lines.join('\n')),
    // A declaration that does not parse is skipped here. Its error is reported when the stylesheet itself is compiled.
    errorRecovery: true,
    visitor: {
      Rule: {
        style({ value: { loc, declarations: block } }) {
          const [first] = [...(block?.declarations ?? []), ...(block?.importantDeclarations ?? [])];
          const key = keys[loc.line];
          if (key !== undefined && first) parsed.set(key, first);
        },
      },
    },
  });
  return parsed;
}

/** Formats a declaration in one line. */
function keyOf({ name, value }: Declaration): string {
  return `${name}:${value.replace(/\s+/g, ' ')}`;
}

/**
 * True for a declaration that styles elements. Custom properties, their blocks, descriptors and `composes` are not
 * judged.
 */
function isJudged({ name, value, holder }: Declaration): boolean {
  if (name.startsWith('-') || name === 'composes' || value === '' || nextDeclaration(value)) return false;
  if (holder.startsWith('--')) return false;
  const [, rule] = /^@([\w-]+)/.exec(holder) ?? [];
  return rule === undefined || conditionalRules.has(rule);
}

/** Reports a property or value that lightningcss does not know. */
function meaningFault({ name, value, index, valueIndex }: Declaration, parsed: ParsedDeclaration | undefined): Fault[] {
  if (!parsed) return [];
  if (parsed.property !== 'custom' && parsed.property !== 'unparsed') return [];
  if (parsed.property === 'custom' && !cssProperties.has(name.toLowerCase()))
    return [unknownName({ index, length: name.length, what: name, kind: 'property' }, name, cssProperties)];
  const tokens = JSON.stringify(parsed.value.value);
  const unit = Array.from(
    tokens.matchAll(/"type":"dimension","value":[^,]+,"unit":"([^"]+)"/g),
    ([, each = '']) => each,
  );
  const wrong = unit.find((each) => !furtherUnits.has(each.toLowerCase()));
  if (wrong !== undefined)
    return [{ ...spot(value, valueIndex, wrong), message: `${wrong} is no unit of CSS.`, hint: listHint }];
  if (parsed.property === 'custom' || /"type":"(?:var|env|function|unresolved-color)"/.test(tokens)) return [];
  const words = value.toLowerCase().match(/[a-z][\w-]*/g) ?? [];
  if (words.some((word) => furtherKeywords.has(word))) return [];
  return [{ index: valueIndex, length: value.length, message: `${name} has no value "${value}".`, hint: listHint }];
}

/** The place of the number with the given unit in a value. */
function spot(value: string, valueIndex: number, unit: string): { index: number; length: number } {
  const number = Array.from(value.matchAll(/[+-]?[\d.]+([a-z]\w*)/gi)).find(([, each]) => each === unit);
  return { index: valueIndex + (number?.index ?? 0), length: number?.[0].length ?? value.length };
}
