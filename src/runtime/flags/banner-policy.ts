import type { bannerPolicies } from '../../rules/privacy/vendors/hubspot-banner.ts';
import { inertMarkup, quietMarkup } from './inert-markup.ts';

interface TrustedTypes {
  createPolicy<Rules extends object>(name: (typeof bannerPolicies)[number], rules: Rules): Rules;
}

/**
 * HubSpot's banner assigns strings to `src` and `innerHTML`, which the page's Trusted Types refuse. The `default`
 * policy accepts script addresses of the banner's origin, and markup from which everything that runs is removed;
 * strings with code stay refused. Call it once for a document.
 */
export function admitBannerCode(root: Document, origin: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // Without Trusted Types, the page's Content Security Policy alone decides which code runs.
  if (!trustedTypes) return;
  const unchanged = trustedTypes.createPolicy('helios-banner', { createHTML: (html: string) => html });
  const parse = (html: string) => new DOMParser().parseFromString(unchanged.createHTML(quietMarkup(html)), 'text/html');
  trustedTypes.createPolicy('default', {
    createScriptURL: (address: string) => (isOf(origin, address, root) ? address : null),
    createHTML: (html: string) => inertMarkup(parse(html)),
  });
}

function isOf(origin: string, address: string, { baseURI }: Document): boolean {
  return URL.canParse(address, baseURI) && new URL(address, baseURI).origin === origin;
}
