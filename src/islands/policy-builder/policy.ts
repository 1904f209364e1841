import { fillIn, placeholdersIn } from '../../rules/fill-in.ts';

/** A sentence of a policy, as content has it: `Meals are paid up to {meals} a day.` */
export interface PolicyClause {
  readonly text: string;
  /** Only with this answer, as `alcohol:no`. Empty: always. */
  readonly when: string;
}

export interface PolicySection {
  readonly heading: string;
  readonly clauses: readonly PolicyClause[];
}

export interface WrittenSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Answers by their name, in words fit for a sentence: `£30.00`, `30 days`, `no`. */
export type PolicyAnswers = Readonly<Record<string, string>>;

/**
 * A policy from its sections and the answers. A clause whose condition is not met is left out, so is one that needs an
 * answer not given: a policy with a gap in it says less than none. A section without a clause goes too.
 */
export function writePolicy(sections: readonly PolicySection[], answers: PolicyAnswers): WrittenSection[] {
  return sections
    .map(({ heading, clauses }) => ({
      heading,
      paragraphs: clauses
        .filter(({ when }) => isMet(when, answers))
        .flatMap(({ text }) => withAnswers(text, answers) ?? []),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/** As plain text, for a word processor: numbered as on the page. */
export function policyText(title: string, sections: readonly WrittenSection[]): string {
  const parts = sections.map(({ heading, paragraphs }, section) =>
    [`${section + 1}. ${heading}`, ...paragraphs.map((text, index) => `${section + 1}.${index + 1} ${text}`)].join(
      '\n',
    ),
  );
  return `${[title, ...parts].join('\n\n')}\n`;
}

function isMet(when: string, answers: PolicyAnswers): boolean {
  const [name = '', value] = when.split(':');
  return name === '' || answers[name] === value;
}

function withAnswers(text: string, answers: PolicyAnswers): string | undefined {
  return placeholdersIn(text).every((name) => answers[name]) ? fillIn(text, answers) : undefined;
}
