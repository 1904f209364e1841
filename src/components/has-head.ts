import type { KeyTextField, RichTextField } from '@prismicio/client';

interface Head {
  readonly hour?: KeyTextField;
  readonly eyebrow?: KeyTextField;
  readonly heading: KeyTextField;
  readonly body?: RichTextField | null;
}

/**
 * True if a slice has a heading or other words at its top. For a slice without such words `SectionHead` would render an
 * empty header.
 */
export function hasHead({ hour, eyebrow, heading, body }: Head): boolean {
  return Boolean(hour || eyebrow || heading) || (body?.length ?? 0) > 0;
}
