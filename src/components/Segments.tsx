import { keyed } from './keyed.ts';
import type { TextSegment } from './view-models.ts';

/** A sentence with plain links, for places without page context. The style sheet around it styles the links. */
export function Segments({ segments }: { readonly segments: readonly TextSegment[] }) {
  return keyed(segments).map(({ key, item }) =>
    item.href ? (
      <a key={key} href={item.href}>
        {item.text}
      </a>
    ) : (
      item.text
    ),
  );
}
