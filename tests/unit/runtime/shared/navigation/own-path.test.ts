import { afterEach, expect, test, vi } from 'vitest';
import { ownName, ownPath } from '../../../../../src/runtime/shared/navigation/own-path.ts';

afterEach(() => vi.unstubAllGlobals());

/** Shows a page with these meta elements, by their properties. */
function show(properties: Readonly<Record<string, string>>): void {
  vi.stubGlobal('document', {
    querySelector(selector: string) {
      const content = properties[/"(.*)"/.exec(selector)?.[1] ?? ''];
      return content === undefined ? null : { content };
    },
  });
}

test('A page is named by its path, whatever the address of the visitor is', () => {
  show({ 'og:url': 'https://www.helios.example/helios/de/bills-status' });
  expect(ownPath()).toBe('/helios/de/bills-status');
  expect(ownName('/helios')).toBe('/bills-status');
});

test('A page with a path in its own language has the name of its translation in the default locale', () => {
  show({ 'og:url': 'https://www.helios.example/helios/de/preise', 'helios:page': '/pricing' });
  expect(ownPath()).toBe('/helios/de/preise');
  expect(ownName('/helios')).toBe('/pricing');
});
