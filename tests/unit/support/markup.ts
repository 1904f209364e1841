/** What a pattern finds in a text, in order: its first group, or the whole match where it has none. */
export function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}

/** The props of each island in the markup, in order. */
export function islandProps(html: string): Record<string, unknown>[] {
  return all(html, /<script type="application\/json">(.*?)<\/script>/g).map((json) => JSON.parse(json));
}

/** The choices of a filter in order, each as its value, its label and its count: `1 category_accounting 2`. */
export function filterChoices(html: string): string[] {
  return [...html.matchAll(/value="(\d)"[^>]*\/>([^<]+)<span[^>]*>(\d+)/g)].map(([, ...parts]) => parts.join(' '));
}

export function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ');
}
