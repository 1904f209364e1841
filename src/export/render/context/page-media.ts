import type { LinkField } from '@prismicio/client';
import type { FileView } from '../../../components/view-models.ts';
import { drawnSize } from '../../../site/drawn-picture.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import { planDrawing } from '../../images/drawn/plan-drawing.ts';
import { planMediaFile } from '../../images/media-files.ts';
import type { ImageFile } from '../../images/media-notes.ts';
import { type ImageValue, planPicture, planSocialImage } from '../../images/picture.ts';
import { linkFinding, unsafeFile } from '../resolve-link.ts';
import type { PageWork } from './page-work.ts';

type PageMedia = Pick<PageContext, 'picture' | 'socialImage' | 'drawnPicture' | 'file' | 'frame'>;

/** Creates the part of a page context that gives pictures and files. Their notes are the work list of the image stage. */
export function pageMedia(work: PageWork): PageMedia {
  const { scope, notes } = work;
  const { config, renderer } = scope;
  const delivery = { config: config.images, pathPrefix: config.site.pathPrefix };
  return {
    picture(field, { width }) {
      const planned = field && planPicture(field, { width, ...delivery });
      if (!planned) return undefined;
      noteImage(field, planned.files, work);
      return planned.picture;
    },
    socialImage(field) {
      const planned = field && planSocialImage(field, delivery);
      if (!planned) return undefined;
      noteImage(field, planned.files, work);
      return planned;
    },
    drawnPicture({ shapes, pictures, words }) {
      const note = planDrawing({ shapes: renderer.html(shapes), pictures, words }, delivery.pathPrefix);
      notes.drawn.push(note);
      return { src: note.pathname, ...drawnSize };
    },
    file: (field) => fileOf(field, work),
    frame: (origin) => void notes.frames.add(origin),
  };
}

/** Notes an image of a page. An image without alternative text is a finding; an empty text is an editor's decision. */
function noteImage(field: ImageValue, files: readonly ImageFile[], { route, scope, notes }: PageWork): void {
  const url = field.url ?? '';
  const from = scope.reader.locateField(field);
  notes.images.push({ url, files, from });
  if (typeof field.alt === 'string') return;
  notes.findings.push({
    code: 'missing-alt',
    severity: 'warning',
    message: `The image ${url} has no alternative text.`,
    pathnames: [route.pathname],
    hint: 'Describe the image in a few words in its field "alternative text".',
    ...(from && { document: from }),
  });
}

/**
 * Returns the file of a media link at its address on the site. Reports a file that could run code on the site, and
 * returns undefined for it.
 */
function fileOf(field: LinkField | null | undefined, work: PageWork): FileView | undefined {
  const { route, scope, notes } = work;
  const url = field?.link_type === 'Media' && 'url' in field ? field.url : undefined;
  if (!field || !url) return undefined;
  const file = planMediaFile(url, scope.config.site.pathPrefix);
  if (file) {
    noteFile(field, file.pathname, work);
    return { href: file.pathname, name: file.name };
  }
  notes.findings.push(linkFinding(unsafeFile(url), scope.reader.locateField(field), route));
  return undefined;
}

/** Notes the file of a media link, which the export copies from the CMS. */
export function noteFile(field: LinkField, pathname: string, { scope, notes }: PageWork): void {
  const url = 'url' in field ? (field.url ?? '') : '';
  notes.files.push({ url, pathname, from: scope.reader.locateField(field) });
}
