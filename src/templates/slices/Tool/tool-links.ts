import type { KeyTextField, LinkField } from '@prismicio/client';
import type { ToolLinks } from '../../../islands/kit/tool-links.ts';
import { canSendAddress } from '../../components/can-send-address.ts';
import { presentLinks } from '../../components/present-links.ts';
import { linkHere } from '../../link-here.ts';
import type { PageContext } from '../../page-context.ts';
import { idOf } from './tool-ids.ts';

interface LinksPrimary {
  readonly links: readonly LinkField[];
  readonly lead_form: LinkField;
  readonly send_label: KeyTextField;
}

/** The name of the section with the form that sends the tool's address. */
export const byEmailName = 'by-email';

/** The links that the tool shows, for the slice at the given position on its page. */
export function toolLinks(page: PageContext, primary: LinksPrimary, index: number): ToolLinks {
  return {
    links: presentLinks(page, primary.links),
    email:
      canSendAddress(page, primary) && primary.send_label
        ? linkHere(`#${idOf(byEmailName, index)}`, primary.send_label)
        : undefined,
  };
}
