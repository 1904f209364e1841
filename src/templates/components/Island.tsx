import type { IslandContract } from '../../islands/island-contract.ts';
import type { IslandName } from '../../islands/registry.ts';
import { islandAttributes } from '../../rules/markup.ts';
import { usePage } from '../page-context.ts';

interface IslandProps<Props extends object> {
  readonly of: IslandContract<IslandName, Props>;
  readonly props: NoInfer<Props>;
}

/**
 * An island in a page. The markup works without a script. When the island's loading strategy says so, the boot script
 * loads `script` and hydrates the first child of the island's element; the second child contains the props as JSON, if the
 * script needs them. The element of a deferred island is empty until the boot script has inserted its content.
 */
export function Island<Props extends object>({ of, props }: IslandProps<Props>) {
  const { html, content, script, prefix, json } = usePage().island(of, props);
  const attributes = islandAttributes({ name: of.name, load: of.load, script, prefix, content });
  if (html === undefined) return <div {...attributes} />;
  return (
    <div {...attributes}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this markup of the island */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {json !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON is safe in a script; as text React would escape it
        <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      )}
    </div>
  );
}
