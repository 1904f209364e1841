import { type PartnerId, partnerIds, partnerIdsByUid } from '../../../config/partners.ts';
import { parseSitePath } from './place.ts';

/** The partner of an address: from the parameter `partner` (id or UID), or else from the page of the partner's integration. */
export function partnerOf({ pathname, searchParams }: URL, pathPrefix: string): PartnerId | undefined {
  const { path } = parseSitePath(pathname, pathPrefix);
  const [, page = ''] = /^\/integrations\/([^/]+)$/.exec(path) ?? [];
  return partnerNamed(searchParams.get('partner') ?? '') ?? partnerNamed(page);
}

function partnerNamed(name: string): PartnerId | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    partnerIds.find((id) => id === wanted) ??
    (Object.hasOwn(partnerIdsByUid, wanted) ? partnerIdsByUid[wanted] : undefined)
  );
}
