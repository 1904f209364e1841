import { withoutComments } from './check-styles.ts';

/** A declaration of a stylesheet, such as `gap: 3px`. The indexes are those of the stylesheet. */
export interface Declaration {
  readonly name: string;
  /** The value without comments, and without white space around it. */
  readonly value: string;
  readonly index: number;
  readonly valueIndex: number;
  /** The beginning of the block around it, without comments: `.card`, `@font-face`. */
  readonly holder: string;
}

/** The beginning of a block up to its brace: `.card`, `@media (width >= 30em)`. */
export interface Prelude {
  readonly text: string;
  readonly index: number;
}

/** What a stylesheet consists of, and the brace or comment that has no partner, if there is one. */
export interface CssBlocks {
  readonly declarations: readonly Declaration[];
  readonly preludes: readonly Prelude[];
  /** The index of a `{`, `}` or comment without its partner. */
  readonly unpaired: { readonly index: number; readonly sign: '{' | '}' | '/*' } | undefined;
}

/**
 * Splits a stylesheet into blocks and declarations. At the end of a file, CSS closes all blocks that are still open
 * (https://www.w3.org/TR/css-syntax-3/#consume-simple-block), so that no CSS parser reports a missing brace.
 */
export function readBlocks(text: string): CssBlocks {
  const code = withoutComments(text);
  const marks = withoutStrings(code);
  const comment = marks.indexOf('/*');
  const declarations: Declaration[] = [];
  const preludes: Prelude[] = [];
  const open: OpenBlock[] = [];
  const suspects: number[] = [];
  let start = 0;
  let extra: number | undefined;
  for (const { index, 0: sign } of marks.matchAll(/[{};]/g)) {
    if (sign === ';' && depthOf(marks.slice(start, index)) > 0) continue;
    const piece = pieceOf(code, start, index);
    if (sign === '{') {
      preludes.push(piece);
      open.push({ ...piece, brace: index });
    } else if (open.length > 0) declarations.push(...declarationOf(piece, open.at(-1)?.text ?? ''));
    if (sign === '}') {
      const closed = open.pop();
      if (!closed) extra ??= index;
      else if (isMisaligned(code, closed.index, index)) suspects.push(closed.brace);
    }
    start = index + 1;
  }
  const unclosed = open.length > 0 ? (suspects[0] ?? open.at(-1)?.brace) : undefined;
  return { declarations, preludes, unpaired: unpairedOf({ comment, unclosed, extra }) };
}

interface OpenBlock extends Prelude {
  readonly brace: number;
}

interface Partners {
  readonly comment: number;
  readonly unclosed: number | undefined;
  readonly extra: number | undefined;
}

function unpairedOf({ comment, unclosed, extra }: Partners): CssBlocks['unpaired'] {
  if (comment >= 0) return { index: comment, sign: '/*' };
  if (unclosed !== undefined) return { index: unclosed, sign: '{' };
  return extra === undefined ? undefined : { index: extra, sign: '}' };
}

/**
 * Replaces what is inside strings and unquoted addresses, so that each brace and semicolon that is left belongs to the
 * syntax.
 */
function withoutStrings(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\burl\([^"')]*\)/g, (part) => '_'.repeat(part.length));
}

function depthOf(marks: string): number {
  return [...marks].reduce((depth, sign) => depth + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
}

function pieceOf(code: string, start: number, end: number): Prelude {
  const piece = code.slice(start, end);
  return { text: piece.trim(), index: start + piece.length - piece.trimStart().length };
}

function declarationOf({ text, index }: Prelude, holder: string): Declaration[] {
  const parts = /^([\w-]+)\s*:\s*/.exec(text);
  if (!parts) return [];
  const [before, name = ''] = parts;
  return [{ name, value: text.slice(before.length), index, valueIndex: index + before.length, holder }];
}

/**
 * True if a brace closes a block that begins with another indentation: after a forgotten brace, the next one closes the
 * wrong block.
 */
function isMisaligned(code: string, from: number, to: number): boolean {
  const [first, last] = [indentOf(code, from), indentOf(code, to)];
  return first !== undefined && last !== undefined && first !== last;
}

/** The white space before an index, if nothing else is before it in its line. */
function indentOf(code: string, index: number): string | undefined {
  const before = code.slice(code.lastIndexOf('\n', index - 1) + 1, index);
  return before.trim() === '' ? before : undefined;
}
