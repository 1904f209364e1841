import type { IslandDefinition } from '../../islands/define-island.ts';
import { usePage } from '../page-context.ts';

/**
 * Puts an island on the page: its markup works as it is; the boot script finds the element and, when `data-load` says
 * so, fetches `data-src` and hydrates the first child with the props in the second. Where the content is apart, the
 * element is empty until `data-content` has been brought.
 */
export function Island<Props extends object>({ of, props }: { of: IslandDefinition<Props>; props: Props }) {
  const { html, content, script, prefix, json } = usePage().island(of, props);
  const attributes = { 'data-island': of.name, 'data-load': of.load, 'data-src': script, 'data-prefix': prefix };
  if (html === undefined) return <div {...attributes} data-content={content} />;
  return (
    <div {...attributes}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, rendered by React a moment ago */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON safe in a script; as text it would be entity-escaped */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </div>
  );
}
