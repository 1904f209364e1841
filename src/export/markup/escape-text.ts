/** Escapes text and attribute values as react-dom does. Apostrophes are escaped too. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replaceAll(allSpecial, escapeCharacter) : text;
}

const special = /["'&<>]/;
const allSpecial = /["'&<>]/g;

const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

function escapeCharacter(character: string): string {
  return escapes[character] ?? character;
}
