import { hash } from 'node:crypto';
import type { Block, PageFacts } from '../site/page-facts.ts';

/**
 * Reports faults of a page's Content-Security-Policy: unsafe sources that it allows, and parts of the page that it
 * blocks.
 */
export function policyFaults({ policy, blocks }: PageFacts, hashSource: HashSource): string[] {
  if (policy === undefined) return ['it has no Content-Security-Policy.'];
  const directives = parsePolicy(policy);
  const sources = [...directives.values()].flat();
  const unsafe = sources.filter((source) => source.startsWith("'unsafe-"));
  return [
    ...unsafe.map((source) => `its Content-Security-Policy allows ${source}.`),
    ...(directives.has('require-trusted-types-for')
      ? []
      : ['its Content-Security-Policy does not require Trusted Types.']),
    ...blocks.flatMap((block) => blockFaults(block, directives, hashSource)),
  ];
}

type Directives = ReadonlyMap<string, readonly string[]>;

function parsePolicy(policy: string): Directives {
  const entries = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(entries.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function blockFaults(block: Block, directives: Directives, hashSource: HashSource): string[] {
  const { kind, text, src, isBeforePolicy } = block;
  const blockName = src === undefined ? `an inline ${kind} ("${excerpt(text)}")` : `the script ${src}`;
  if (isBeforePolicy)
    return [`${blockName} comes before the Content-Security-Policy, which covers only what follows it.`];
  const sources = directives.get(`${kind}-src`) ?? directives.get('default-src') ?? [];
  const isAllowed = src === undefined ? sources.includes(hashSource(text)) : allowsFile(block, sources);
  return isAllowed ? [] : [`its Content-Security-Policy blocks ${blockName}.`];
}

/**
 * True if the sources allow a script file. With `strict-dynamic` a script in the markup needs its hash in the policy,
 * and allowed hosts are ignored (CSP Level 3).
 */
function allowsFile({ integrity }: Block, sources: readonly string[]): boolean {
  const hashes = (integrity ?? '').split(/\s+/).filter(Boolean);
  if (hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`))) return true;
  return sources.includes("'self'") && !sources.includes("'strict-dynamic'");
}

/** Returns the CSP source of an inline block: `'sha256-…'`. */
export type HashSource = (text: string) => string;

/** Maximum number of hashes that are kept. It is enough for the styles of one kind of page in all languages. */
const maxKept = 100;

/** Creates a function that hashes each text once, because many pages have the same styles. */
export function createSourceHash(): HashSource {
  const known = new Map<string, string>();
  return (text) => {
    const source = known.get(text) ?? sourceOf(text);
    if (known.size >= maxKept) known.clear();
    known.set(text, source);
    return source;
  };
}

/** Hashes a text as browsers do: they convert all line ends to line feeds before they hash an inline block. */
function sourceOf(text: string): string {
  return `'sha256-${hash('sha256', text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), 'base64')}'`;
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
