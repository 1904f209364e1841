/**
 * A text of the CMS as people read it: plural forms one after the other, and without placeholders, web addresses, email
 * addresses and mentions, paths and names of files. `{count, plural, one {# page} other {# pages}} at example.com` becomes
 * `# page # pages at …`.
 */
export function readableText(text: string): string {
  return text
    .replace(/\{\w+,\s*plural,((?:\s*\w+\s*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g, (_, forms: string) =>
      Array.from(forms.matchAll(/\{((?:[^{}]|\{\w+\})*)\}/g), ([, form]) => form).join(' '),
    )
    .replace(/\{\w+\}/g, placeholderSign)
    .replace(/(?:https?:\/\/|mailto:|app:|blog:)\S+/g, placeholderSign)
    .replace(/\S*@\S+/g, placeholderSign)
    .replace(/(?<![\p{L}\d])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/giu, placeholderSign)
    .replace(/(?<=^|\s)\/[\w/-]+/g, placeholderSign);
}

/** Stands for a value that the text gets from elsewhere. */
const placeholderSign = '…';

/** The words of a text: `l’app`, `Helios-Karte`. Numbers are no words, and a soft hyphen does not end a word. */
export function wordsIn(text: string): string[] {
  return (
    text.replaceAll('\u00ad', '').match(/(?<![\p{L}\d])\p{L}[\p{L}\p{M}\d]*(?:[’'-][\p{L}\d][\p{L}\p{M}\d]*)*/gu) ?? []
  );
}
