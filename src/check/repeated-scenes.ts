import type { DocumentHead, Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Route } from '../site/route.ts';

export interface SceneCheckInput {
  readonly snapshot: Snapshot;
  readonly routes: readonly Route[];
}

/**
 * The maximum number of pages that may show the same scene. On a fifth page, a scene no longer tells the story of its
 * page.
 */
const maxPages = 4;

/**
 * Reports each product scene that stands on more than four pages that search engines index. A scene belongs to one
 * locale, and so do its pages.
 */
export function checkRepeatedScenes({ snapshot, routes }: SceneCheckInput): Finding[] {
  const scenes = new Map(
    snapshot.heads().flatMap((head) => (head.type === 'product_scene' ? [[head.id, head] as const] : [])),
  );
  const indexed = routes.filter(({ isIndexable }) => isIndexable);
  const uses = indexed.flatMap((route) => scenesOf(route, snapshot).map((scene) => ({ scene, route })));
  return [...Map.groupBy(uses, ({ scene }) => scene)].flatMap(([id, places]) => {
    const scene = scenes.get(id);
    if (!scene || places.length <= maxPages) return [];
    return [
      findingOf(
        scene,
        places.map(({ route }) => route.pathname),
      ),
    ];
  });
}

/** The ids of the documents to which the page's fields for scenes lead, each once. */
function scenesOf({ documentId }: Route, snapshot: Snapshot): string[] {
  const relationships = snapshot.facts(documentId)?.relationships ?? [];
  const fields = relationships.filter(({ types }) => types.includes('product_scene'));
  return [...new Set(fields.map(({ target }) => target))];
}

function findingOf({ id, type, uid, lang }: DocumentHead, pathnames: readonly string[]): Finding {
  return {
    code: 'repeated-scene',
    severity: 'warning',
    message: `The product scene "${uid}" stands on ${pathnames.length} pages of ${lang}.`,
    document: { id, type, uid, lang },
    pathnames: pathnames.toSorted(),
    hint: `Give each page its own story: choose other scenes, or publish new ones, until at most ${maxPages} pages show this one.`,
  };
}
