import { Parser } from 'htmlparser2';

/** A declaration of CSS: `['fill', '#06262d']`. */
export type SvgDeclaration = readonly [name: string, value: string];

/** An element of a drawing. */
interface StyledElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Returns the declarations that the drawing's style elements have for an element, in the order of the cascade. */
export type DeclarationsFor = (element: StyledElement) => readonly SvgDeclaration[];

/** The deepest nesting of elements. The parser takes the longer for each element, the deeper it is. */
export const maxNesting = 10_000;

/** The largest number of rules, which are compared with each element. Drawing programs write one for each look. */
const maxRules = 1000;

/**
 * Reads the style elements of a drawing. Drawing programs write the colours of shapes into them: `.cls-1{fill:#fff}`.
 * Only selectors of one element are read, with a name, classes and an id, and neither `!important` nor the attribute
 * `media`: drawing programs write no others. Returns undefined if there are too many rules.
 */
export function readSvgStyles(source: string): DeclarationsFor | undefined {
  // Most drawings have no styles, and need not be parsed twice.
  const rules = source.includes('<style') ? rulesOf(stylesIn(source)) : [];
  if (rules.length > maxRules) return undefined;
  return (element) =>
    rules.filter(({ selector }) => fits(selector, element)).flatMap(({ declarations }) => declarations);
}

/** The declarations of a style attribute, or of a rule. */
export function svgDeclarations(style: string): SvgDeclaration[] {
  return style.split(';').flatMap((declaration): SvgDeclaration[] => {
    const colon = declaration.indexOf(':');
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, '')
      .trim();
    return colon === -1 || value === '' ? [] : [[declaration.slice(0, colon).trim().toLowerCase(), value]];
  });
}

function stylesIn(source: string): string {
  let styles = '';
  let depth = 0;
  let level = 0;
  const parser = new Parser(
    {
      onopentag: (name) => {
        level += 1;
        if (level > maxNesting) parser.pause();
        if (name === 'style') depth += 1;
      },
      ontext: (text) => {
        if (depth > 0) styles += text;
      },
      onclosetag: (name) => {
        level -= 1;
        if (name === 'style') depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return styles;
}

interface Selector {
  readonly name: string;
  /** The classes and ids with their marks: `.cls-1`, `#sun`. */
  readonly marks: readonly string[];
}

interface Rule {
  readonly selector: Selector;
  readonly declarations: readonly SvgDeclaration[];
}

/**
 * The rules in the order of the cascade: by the specificity of their selectors, then as they are written. An editor's
 * file may have megabytes of anything, so nothing here searches the same text twice.
 */
function rulesOf(css: string): Rule[] {
  const plain = css
    // A comment without an end goes on to the end of the text.
    .replace(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, '')
    // At-rules are left out with their blocks: a drawing shows what it shows without them.
    .replace(/@[^{};]*(;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})?/g, (text, end) => (end === undefined ? text : ''));
  const rules = plain
    .split('}')
    .slice(0, -1)
    .flatMap((rule) => {
      const [body = '', selectors = ''] = rule.split('{').reverse();
      const declarations = svgDeclarations(body);
      return selectors.split(',').flatMap((text) => {
        const selector = readSelector(text.trim());
        return selector ? [{ selector, declarations }] : [];
      });
    });
  return rules.sort((a, b) => specificity(a.selector) - specificity(b.selector));
}

function readSelector(text: string): Selector | undefined {
  const [, name = '', marks = ''] = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i.exec(text) ?? [];
  if (name === '' && marks === '') return undefined;
  return { name: name === '*' ? '' : name, marks: marks.match(/[.#][\w-]+/g) ?? [] };
}

function specificity({ name, marks }: Selector): number {
  const ids = marks.filter((mark) => mark.startsWith('#')).length;
  return ids * 10_000 + (marks.length - ids) * 100 + (name === '' ? 0 : 1);
}

function fits(selector: Selector, { name, attributes }: StyledElement): boolean {
  if (selector.name !== '' && selector.name !== name) return false;
  const classes = (attributes.class ?? '').split(/\s+/);
  return selector.marks.every((mark) =>
    mark.startsWith('#') ? attributes.id === mark.slice(1) : classes.includes(mark.slice(1)),
  );
}
