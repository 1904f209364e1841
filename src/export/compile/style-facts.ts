import {
  declaredTokens,
  propertiesIn,
  type SourceTexts,
  type StyleProperties,
  withoutComments,
} from './check-styles.ts';
import type { TransformedStyles } from './css-modules.ts';

/** What the compilation of all styles has to know of one source: of a stylesheet, or of a component with drawings. */
export interface StyleFacts extends StyleProperties {
  /** False if the source has a mistake, whatever the other sources are. */
  readonly isSound: boolean;
  /** The compiled rules, if the source is a CSS module without a mistake. */
  readonly styles?: TransformedStyles;
}

/** Finds the facts of sources. CSS modules are compiled for them. */
export async function readStyleFacts(sources: SourceTexts): Promise<ReadonlyMap<string, StyleFacts>> {
  const sheets = new Map([...sources].filter(([file]) => file.endsWith('.css')));
  const components = [...sources].filter(([file]) => !sheets.has(file));
  const ofComponents = components.map(([file, text]): [string, StyleFacts] => {
    return [file, { ...propertiesIn(withoutComments(text)), isSound: true }];
  });
  if (sheets.size === 0) return new Map(ofComponents);
  // Without an edited stylesheet, lightningcss is not loaded: it takes 50 ms with the list of browsers.
  const { readSheetFacts } = await import('./sheet-facts.ts');
  return new Map([...ofComponents, ...readSheetFacts(sheets)]);
}

/** True if the sources have no mistake, neither one by itself nor all together. */
export function areSound(sources: readonly StyleFacts[]): boolean {
  const declared = declaredTokens();
  for (const source of sources) for (const name of source.declared) declared.add(name);
  return sources.every(({ isSound, used }) => isSound && used.every((name) => declared.has(name)));
}
