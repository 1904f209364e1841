import { campaignNames } from '../../rules/leads/field-names.ts';

/** What the product's sign-up is told of a visit beside the campaign (SPEC section 7). */
const clickNames = ['s_id', '_fbc', '_fbp', '_ttcid', 'gclid'] as const;

/** What the query of an address tells of a visit, by the names leads and sign-up have for it. */
export function visitOf(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  const told = (name: string, as: string) => {
    const value = query.get(name)?.trim();
    return value ? [[as, value]] : [];
  };
  return Object.fromEntries([
    ...campaignNames.flatMap((name) => [...told(name, name), ...told(name, `latest_${name}`)]),
    ...clickNames.flatMap((name) => told(name, name)),
  ]);
}
