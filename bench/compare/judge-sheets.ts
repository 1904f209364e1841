import { createOrderJudge, type Flip, type OrderJudge } from './css-order.ts';
import { parseSheet, type Rule, renameMarked, withoutMarks } from './css-rules.ts';
import type { Place } from './differences.ts';
import type { Evidence } from './evidence.ts';
import { renameHashes } from './hashed-names.ts';
import type { Renaming } from './renaming.ts';
import type { Sides } from './site-folder.ts';

/** A stylesheet of both exports, and the first places that have it. */
export interface SheetPair extends Sides<readonly Rule[]> {
  readonly count: number;
  readonly places: readonly Place[];
}

export function parseSheets({ sheets }: Evidence): SheetPair[] {
  return Array.from(sheets, ({ before, after, count, places }) => ({
    before: parseSheet(before),
    after: parseSheet(after),
    count,
    places,
  }));
}

/** The texts of all rules of one export, in which class and animation names are marked. */
export function ruleTexts(sheets: readonly SheetPair[], side: keyof Sides<unknown>): Set<string> {
  return new Set(sheets.flatMap((sheet) => sheet[side].map(({ text }) => text)));
}

/** Compares all pairs of stylesheets: which rules they have, and the order of those whose order matters. */
export function judgeSheets(
  sheets: readonly SheetPair[],
  evidence: Evidence,
  renamings: { classes: Renaming; hashes: Renaming },
): void {
  const translate = translator(evidence, renamings);
  const judge = createOrderJudge([...evidence.elements]);
  for (const sheet of sheets) {
    const { paired, lone } = pairRules(sheet, translate);
    reportLoneRules(lone, translate, { evidence, sheet });
    reportFlips(paired, judge, { evidence, sheet });
  }
}

type Translate = (marked: string) => string;

function translator({ hashed }: Evidence, { classes, hashes }: { classes: Renaming; hashes: Renaming }): Translate {
  const known = new Map<string, string>();
  return (marked) => {
    const translated = known.get(marked) ?? renameHashes(renameMarked(marked, classes.of), hashed.before, hashes);
    known.set(marked, translated);
    return translated;
  };
}

/** The old rules that the new sheet has too, in the old order, each with its position in the new sheet. */
type PairedRules = readonly (readonly [rule: Rule, position: number])[];

function pairRules({ before, after }: SheetPair, translate: Translate): { paired: PairedRules; lone: Sides<Rule[]> } {
  const positions = Map.groupBy(after.keys(), (index) => after[index]?.text ?? '');
  const paired: [Rule, number][] = [];
  const gone: Rule[] = [];
  for (const rule of before) {
    const position = positions.get(translate(rule.text))?.shift();
    if (position === undefined) gone.push(rule);
    else paired.push([rule, position]);
  }
  const added = [...positions.values()].flat().flatMap((index) => after[index] ?? []);
  return { paired, lone: { before: gone, after: added } };
}

interface Reporting {
  readonly evidence: Evidence;
  readonly sheet: SheetPair;
}

/**
 * Reports the rules that only one of two sheets has. A rule of which only the body has changed is reported as one
 * difference, not as one rule gone and one new.
 */
function reportLoneRules(lone: Sides<Rule[]>, translate: Translate, { evidence, sheet }: Reporting): void {
  const { count, places } = sheet;
  const added = new Set(lone.after);
  for (const { text, group, selector } of lone.before) {
    const partner = added.values().find((rule) => rule.group === group && rule.selector === translate(selector));
    if (partner) added.delete(partner);
    const after = partner && { after: withoutMarks(partner.text) };
    evidence.differences.add({ kind: 'rule', before: withoutMarks(text), ...after, count, places });
  }
  for (const { text } of added) evidence.differences.add({ kind: 'rule', after: withoutMarks(text), count, places });
}

function reportFlips(paired: PairedRules, judge: OrderJudge, { evidence, sheet }: Reporting): void {
  const rules = paired.filter(([{ selector }]) => !selector.startsWith('@'));
  let last = -1;
  for (const [index, [second, position]] of rules.entries()) {
    // If a rule comes after all earlier rules in the new sheet too, its order is the same as before.
    const earlier = position > last ? [] : rules.slice(0, index);
    last = Math.max(last, position);
    for (const [first, other] of earlier) {
      const flip = other > position ? judge.flipOf(first, second) : undefined;
      if (flip) evidence.differences.add({ ...describeFlip(flip), count: sheet.count, places: sheet.places });
    }
  }
}

function describeFlip({ rules, element }: Flip) {
  const classes = [...element.classes].map((name) => `.${name}`).join('');
  return {
    kind: 'rule-order' as const,
    before: rules.join('  '),
    after: rules.toReversed().join('  '),
    note: `Both can match ${element.tag}${classes}. All names here are those of the old export.`,
  };
}
