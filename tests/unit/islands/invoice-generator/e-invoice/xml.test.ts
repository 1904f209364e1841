import { expect, test } from 'vitest';
import { element, printXml } from '../../../../../src/islands/invoice-generator/e-invoice/xml.ts';

const printed = (...args: Parameters<typeof element>) => printXml(element(...args)).split('\n')[1];

test('Nothing that a visitor types becomes markup', () => {
  expect(printed('a', '</a><b x="1">&amp;')).toBe('<a>&lt;/a&gt;&lt;b x=&quot;1&quot;&gt;&amp;amp;</a>');
  expect(printed('a', 't', { id: '"><b' })).toBe('<a id="&quot;&gt;&lt;b">t</a>');
});

test('Signs that XML can’t contain are left out, and all other signs stay', () => {
  expect(printed('a', 'Γ\u0000\u0008 😀\t\uFFFE')).toBe('<a>Γ 😀\t</a>');
  expect(printed('a', 'half \uD83D')).toBe('<a>half \uFFFD</a>');
});

test('An element without content is left out with those around it', () => {
  expect(printed('a', [element('b', ''), element('c', [element('d', '')])])).toBe('');
  expect(printed('a', [element('b', ''), element('c', '0')])).toBe('<a><c>0</c></a>');
});
