import { type FillValue, fillIn, placeholdersIn } from '../../rules/fill-in.ts';

/** A sentence of a policy, with the names of answers in braces: `Meals are paid up to {meals} a day.` */
export interface PolicyClause {
  readonly text: string;
  /**
   * The condition of the sentence: an answer that it requires, such as `alcohol:no`. An empty text means no condition.
   */
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

/** The answers by name, as words or quantities for a sentence: `£30.00`, `no`, 30. An empty text is a missing answer. */
export type PolicyAnswers = Readonly<Record<string, FillValue>>;

/** Writes a policy from its sections and the answers. A section without clauses is left out. */
export function writePolicy(sections: readonly PolicySection[], answers: PolicyAnswers): WrittenSection[] {
  return sections
    .map(({ heading, clauses }) => ({ heading, paragraphs: writeClauses(clauses, answers) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}

/**
 * Writes the clauses of a section. A clause is left out if its condition is not met or if one of its answers is missing,
 * because a policy must not have gaps.
 */
export function writeClauses(clauses: readonly PolicyClause[], answers: PolicyAnswers): string[] {
  return clauses.filter(({ when }) => isMet(when, answers)).flatMap(({ text }) => withAnswers(text, answers) ?? []);
}

/** The policy as plain text for a word processor, numbered as on the page. */
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
  return placeholdersIn(text).every((name) => answers[name]) ? fillIn(withOnePoint(text, answers), answers) : undefined;
}

/** Drops the point of a sentence after an answer that ends with one: `250 kr.` */
function withOnePoint(text: string, answers: PolicyAnswers): string {
  return text.replace(/\{(\w+)\}\./g, (placeholder, name: string) => {
    const answer = answers[name] ?? '';
    return (typeof answer === 'string' ? answer : answer.text).endsWith('.') ? placeholder.slice(0, -1) : placeholder;
  });
}
