import { type PartnerId, partnerIds, partnerIdsByUid } from '../../../config/partners.ts';
import { parseSitePath } from './place.ts';

/** The partner an address names: in its query as `partner`, by id or UID, else by being the page of its integration. */
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
