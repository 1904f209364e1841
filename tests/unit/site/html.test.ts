import { expect, test } from 'vitest';
import { escapeHtml, scriptJson } from '../../../src/site/html.ts';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028 \u2029', '"quotes" & \\ backslashes', 'Ünïcödé 🌞'])(
  'The value %j survives a script element as JSON and does not end it',
  (text) => {
    const json = scriptJson({ text });
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ text });
  },
);

test('Text in an attribute can’t end the attribute', () => {
  expect(escapeHtml('"><img src=x onerror=alert(1)>&')).toBe('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;');
});
