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

/**
 * Reads the style elements of a drawing. Drawing programs write the colours of shapes into them: `.cls-1{fill:#fff}`.
 * Only selectors of one element are read, with a name, classes and an id, and neither `!important` nor the attribute
 * `media`: drawing programs write no others.
 */
export function readSvgStyles(source: string): DeclarationsFor {
  // Most drawings have no styles, and need not be parsed twice.
  const rules = source.includes('<style') ? rulesOf(stylesIn(source)) : [];
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
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'style') depth += 1;
      },
      ontext: (text) => {
        if (depth > 0) styles += text;
      },
      onclosetag: (name) => {
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

/** The rules in the order of the cascade: by the specificity of their selectors, then as they are written. */
function rulesOf(css: string): Rule[] {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    // At-rules are left out with their blocks: a drawing shows what it shows without them.
    .replace(/@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g, '');
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
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
