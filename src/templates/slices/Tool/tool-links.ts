import type { KeyTextField, LinkField } from '@prismicio/client';
import type { LinkView } from '../../../components/view-models.ts';
import type { ToolLinks } from '../../../islands/kit/tool-links.ts';
import { byEmailId } from '../../../rules/markup.ts';
import { canSendAddress } from '../../components/can-send-address.ts';
import { presentLinks } from '../../components/present-links.ts';
import type { PageContext } from '../../page-context.ts';

interface LinksPrimary {
  readonly links: readonly LinkField[];
  readonly lead_form: LinkField;
  readonly send_label: KeyTextField;
}

export function toolLinks(page: PageContext, primary: LinksPrimary): ToolLinks {
  return {
    links: presentLinks(page, primary.links),
    email: canSendAddress(page, primary) && primary.send_label ? linkTo(primary.send_label) : undefined,
  };
}

function linkTo(text: string): LinkView {
  return {
    href: `#${byEmailId}`,
    text,
    variant: undefined,
    isExternal: false,
    opensNewTab: false,
    opensSignUp: undefined,
    takesRest: false,
    isCurrent: false,
  };
}
