import { HeliosError } from '../../site/helios-error.ts';
import { checkDeclarations } from './check-declarations.ts';
import { checkStyles, foreignFiles, propertiesIn, type SourceTexts, withoutComments } from './check-styles.ts';
import { transformStyles } from './compile-styles.ts';
import type { TransformedStyles } from './css-modules.ts';
import { compileFailed } from './source-mistakes.ts';
import type { StyleFacts } from './style-facts.ts';

/** Finds the facts of stylesheets, and compiles the CSS modules among them. */
export function readSheetFacts(sheets: SourceTexts): ReadonlyMap<string, StyleFacts> {
  const wrong = new Set(checkDeclarations(sheets).map(({ source }) => source.file));
  const facts = Array.from(sheets, ([file, text]): [string, StyleFacts] => {
    const code = withoutComments(text);
    const properties = propertiesIn(code);
    const isPlain = !wrong.has(file) && foreignFiles({ file, text, code }).length === 0;
    if (!isPlain || !isModule(file)) return [file, { ...properties, isSound: isPlain }];
    const styles = transformIfSound(file, text);
    return [file, styles ? { ...properties, isSound: true, styles } : { ...properties, isSound: false }];
  });
  return new Map(facts);
}

function isModule(file: string): boolean {
  return file.endsWith('.module.css');
}

function transformIfSound(file: string, text: string): TransformedStyles | undefined {
  try {
    return transformStyles(file, text);
  } catch (error) {
    if (error instanceof HeliosError) return undefined;
    throw error;
  }
}

/**
 * Throws HeliosError `compile-failed` with the places of all mistakes in stylesheets and components with drawings. Does
 * nothing if there are none.
 */
export function assertStyles(sources: SourceTexts): void {
  const sheets = new Map([...sources].filter(([file]) => file.endsWith('.css')));
  const mistakes = [...checkDeclarations(sheets), ...checkStyles(sources)];
  if (mistakes.length > 0) throw compileFailed(mistakes);
  for (const [file, text] of sheets) if (isModule(file)) transformStyles(file, text);
}
