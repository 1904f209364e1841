import type { KeyTextField, RichTextField } from '@prismicio/client';

interface Head {
  readonly hour?: KeyTextField;
  readonly eyebrow?: KeyTextField;
  readonly heading: KeyTextField;
  readonly body?: RichTextField | null;
}

/** True if a slice begins with any words. Without them `SectionHead` would be an empty header. */
export function hasHead({ hour, eyebrow, heading, body }: Head): boolean {
  return Boolean(hour || eyebrow || heading) || (body?.length ?? 0) > 0;
}
