import type { ComponentType } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '../../islands/registry.ts';
import { scriptJson } from '../../site/html.ts';
import { memoize } from './memoize.ts';

export interface IslandCall {
  readonly name: IslandName;
  readonly props: object;
  /** Begins all ids that React makes in the island: `price-slider-1-`. */
  readonly prefix: string;
}

/** The markup of an island, and its props as JSON that is safe in a script element. */
export interface IslandOutput {
  readonly html: string;
  readonly json: string;
}

/**
 * Maximum number of islands whose markup is kept. It is enough for the islands that many pages have with the same
 * props, such as a lead form, and limits the memory that a large site needs.
 */
const maxKept = 200;

/**
 * Creates a function that renders islands. It reuses the markup of an island that was rendered before with the same
 * prefix and props, because the markup depends on nothing else. Props are compared as JSON: the browser gets only their
 * JSON too.
 */
export function createIslandRenderer(
  components: Readonly<Record<IslandName, ComponentType<object>>>,
): (island: IslandCall) => IslandOutput {
  const htmlOf = memoize(
    ({ prefix, json }: IslandCall & Pick<IslandOutput, 'json'>) => prefix + json,
    ({ name, props, prefix }) => renderToString(createElement(components[name], props), { identifierPrefix: prefix }),
    { max: maxKept },
  );
  return (island) => {
    const json = scriptJson(island.props);
    return { html: htmlOf({ ...island, json }), json };
  };
}
