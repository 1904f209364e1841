import { effect, type ReadonlySignal, signal } from '@preact/signals-core';
import { createFormat, type ToolFormat } from '../kit/format.ts';
import type { SheetForm } from '../kit/sheet-form.ts';
import type { InvoiceGeneratorProps } from './contract.ts';
import { paperLanguageOf } from './words/paper-languages.ts';
import type { PaperWords } from './words/paper-words.ts';

/** The texts and formats of a paper. */
export interface PaperStyle {
  readonly labels: PaperWords;
  readonly htmlLang: string;
  readonly format: ToolFormat;
}

/** The language of the paper. The visitor may choose the recipient's language. */
export interface ChosenLanguage {
  readonly style: ReadonlySignal<PaperStyle>;
  /** True if the texts of the chosen language could not be loaded. The paper then keeps its language. */
  readonly hasFailed: ReadonlySignal<boolean>;
  /** Loads the texts of the chosen language, now and after each later choice. Returns a function that stops this. */
  readonly follow: () => () => void;
}

/** The language code of a page: `en` for `en-GB`. It is the paper's language at first. */
export function languageCode(htmlLang: string): string {
  return htmlLang.split('-')[0] ?? htmlLang;
}

/** Creates the language of a form's paper. The page has the texts of its own language. */
export function chosenLanguage(
  form: Pick<SheetForm, 'text'>,
  { labels, htmlLang }: Pick<InvoiceGeneratorProps, 'labels' | 'htmlLang'>,
  format: ToolFormat,
): ChosenLanguage {
  const own: PaperStyle = { labels, htmlLang, format };
  const style = signal(own);
  const hasFailed = signal(false);
  let chosen = '';
  const choose = async (code: string) => {
    chosen = code;
    hasFailed.value = false;
    try {
      const found = await loadStyle(code, own);
      if (code === chosen) style.value = found;
    } catch {
      // Without a network the script with the texts does not load. The form's field for the language then says so.
      if (code === chosen) hasFailed.value = true;
    }
  };
  return { style, hasFailed, follow: () => effect(() => void choose(form.text('language'))) };
}

async function loadStyle(code: string, own: PaperStyle): Promise<PaperStyle> {
  const language = paperLanguageOf(code);
  if (!language || code === languageCode(own.htmlLang)) return own;
  const { htmlLang } = language;
  return { labels: await language.load(), htmlLang, format: createFormat(htmlLang) };
}
