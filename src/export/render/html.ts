/** Every id in the markup. React prints double quotes and escapes them inside values. */
export function idsIn(markup: string): string[] {
  return [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => decodeEntities(id));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
}
