/** What a pattern finds in a text, in order: its first group, or the whole match where it has none. */
export function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? match[0]);
}

/** The props of each island in the markup, in order. */
export function islandProps(html: string): Record<string, unknown>[] {
  return all(html, /<script type="application\/json">(.*?)<\/script>/g).map((json) => JSON.parse(json));
}
