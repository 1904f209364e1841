import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { policyDocx } from '../../../../src/islands/policy-builder/policy-docx.ts';

test('A policy for a word processor has real headings and numbered lists, read by another program', async () => {
  const bytes = await policyDocx({
    title: 'Reisekosten – Ελαιώνας <GmbH>',
    lang: 'de-DE',
    sections: [
      { heading: 'Essen', paragraphs: ['Bis zu 30 € am Tag.', 'Kein Alkohol.'] },
      { heading: 'Belege & Fristen', paragraphs: ['Binnen 30 Tagen.'] },
    ],
  });
  const options = { styleMap: ["p[style-name='Title'] => h1.title:fresh"] };
  const { value: html, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, options);
  expect(html).toContain('<h1 class="title">Reisekosten – Ελαιώνας &lt;GmbH&gt;</h1>');
  expect(html).toMatch(/<h1[^>]*>Belege &amp; Fristen<\/h1>/);
  expect(html).toMatch(/<li>Bis zu 30 € am Tag\.<\/li><li>Kein Alkohol\.<\/li>/);
  expect(messages).toEqual([]);
});
