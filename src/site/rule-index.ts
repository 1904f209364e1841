import { stripTrailingSlash } from '../rules/pathname.ts';

/** A rule that a pathname matches, and the text that the `*` of the rule's `from` matches. */
export interface RuleMatch<Rule> {
  readonly rule: Rule;
  readonly splat: string;
}

export interface RuleIndex<Rule> {
  /** Finds the rule for a pathname. The escapes of the pathname must be decoded. */
  find(pathname: string): RuleMatch<Rule> | undefined;
}

/**
 * Creates a search for the rule of a pathname: first among the rules without
 * `*`, then among the others in their order. Trailing slashes are ignored.
 */
export function indexRules<Rule extends { readonly from: string }>(rules: readonly Rule[]): RuleIndex<Rule> {
  const exact = new Map<string, Rule>();
  const wild: { pattern: RegExp; rule: Rule }[] = [];
  for (const rule of rules) {
    const from = decodeSource(rule.from);
    if (from.includes('*')) wild.push({ pattern: patternOf(from), rule });
    else if (!exact.has(from)) exact.set(from, rule);
  }
  return {
    find(pathname) {
      const bare = stripTrailingSlash(pathname);
      const rule = exact.get(bare);
      if (rule) return { rule, splat: '' };
      for (const { pattern, rule } of wild) {
        const match = pattern.exec(bare);
        if (match) return { rule, splat: match[1] ?? '' };
      }
      return undefined;
    },
  };
}

/** The decoded address of a rule. Helios writes the rules of an export, so their escapes are well-formed. */
function decodeSource(from: string): string {
  try {
    return stripTrailingSlash(decodeURIComponent(from));
  } catch {
    return from; // No decoded pathname has a malformed escape, so the rule matches none.
  }
}

/** The regular expression of a pattern in which each `*` matches any text: `/old/*`. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`, 's');
}
