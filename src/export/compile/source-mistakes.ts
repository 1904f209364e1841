import { compareTexts } from '../../site/by-text.ts';
import { HeliosError } from '../../site/helios-error.ts';
import { placeName, type SourcePlace } from '../../site/source-place.ts';

/** A mistake in a source file, which stops the compilation. */
export interface SourceMistake {
  readonly message: string;
  readonly source: SourcePlace;
  /** The step that corrects the mistake, in sentences. */
  readonly hint?: string;
}

/** The error of sources that do not compile: the first mistake with its excerpt, and the places of the others. */
export function compileFailed(mistakes: readonly SourceMistake[], cause?: unknown): HeliosError {
  const [first, ...others] = mistakes.toSorted(inOrder);
  const { message = 'The code of the site does not compile.', source, hint = 'Correct the code.' } = first ?? {};
  return new HeliosError('compile-failed', {
    message,
    hint: [hint, ...(others.length > 0 ? [othersText(others)] : [])].join(' '),
    ...(source && { source }),
    ...(cause !== undefined && { cause }),
  });
}

/** Orders mistakes by file and line: tools find them in any order. */
function inOrder({ source: a }: SourceMistake, { source: b }: SourceMistake): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** The maximum number of further mistakes whose places are named. */
const maxNamed = 5;

function othersText(others: readonly SourceMistake[]): string {
  const named = others.slice(0, maxNamed).map(({ source }) => placeName(source));
  const rest = others.length - named.length;
  const count = others.length === 1 ? '1 more mistake' : `${others.length} more mistakes`;
  return `${count}: ${named.join(', ')}${rest > 0 ? ` and ${rest} others` : ''}.`;
}
