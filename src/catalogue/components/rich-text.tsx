import type { RichTextField } from '@prismicio/client';
import { RichText } from '../../templates/components/RichText.tsx';
import type { Specimens } from './registry.ts';

const line = (type: string, text: string, spans: object[] = []) => ({ type, text, spans });
const span = (type: string, start: number, end: number, data?: object) => ({ type, start, end, ...(data && { data }) });
const blog = { link_type: 'Web', url: 'https://blog.helios.example/en' };

// The field has the shape in which the CMS sends it. The cast is needed because the field lacks properties that its
// type requires but no template reads.
const field = [
  line('heading2', 'A heading'),
  line('paragraph', 'Text with a strong word, an emphasis and a link that leads away.', [
    span('strong', 12, 23),
    span('em', 28, 36),
    span('hyperlink', 43, 47, blog),
  ]),
  line('heading3', 'A smaller heading'),
  line('list-item', 'One of several'),
  line('list-item', 'Another of them'),
  line('o-list-item', 'The first'),
  line('o-list-item', 'The second'),
  line('heading4', 'The smallest'),
  line('preformatted', 'GET /v1/payments?since=2026-10-01'),
] as unknown as RichTextField;

export const richText: Specimens = {
  'Every kind of block': () => (
    <div>
      <RichText field={field} />
    </div>
  ),
};
