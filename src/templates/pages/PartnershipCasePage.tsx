import { TextLink } from '../../components/TextLink.tsx';
import type { DocumentOf } from '../../content/content-source.ts';
import { CaseArticle } from '../cases/CaseArticle.tsx';
import { usePage } from '../page-context.ts';
import { channelOf, linked, nameOf } from '../partners/partners.ts';

/** The case study of a partner or of a partner's customer. The facts name the partner of a customer. */
export function PartnershipCasePage({ document }: { readonly document: DocumentOf<'partnership_case'> }) {
  const page = usePage();
  const partner = page.related('partner', document.data.partner);
  const [listed] = partner ? linked(page, partner) : [];
  const name = listed && nameOf(listed.partner);
  const fact = listed &&
    name !== document.data.company && {
      label: channelOf(page, listed.partner) ?? page.string('partner_services'),
      value: <TextLink link={listed.link}>{name}</TextLink>,
    };
  return <CaseArticle document={document} kind="partnership" fact={fact || undefined} />;
}
