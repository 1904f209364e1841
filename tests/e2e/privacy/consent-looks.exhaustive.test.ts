import { expect, test } from 'vitest';
import { consentCategories } from '../../../src/rules/privacy/categories.ts';
import { contentOf, filled, stringsOf } from '../../sites/embedded-content.ts';
import { violations } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { atEachWidth } from '../support/layout.ts';
import { localesWithLongest } from '../support/site.ts';
import { banner, expectRoom, openAll, parts } from './support/consent-looks.ts';

const browser = startBrowser();
const asked = { isAsked: true } as const;

test('Banner and dialog have no violation that axe can see at 360 and 1440 pixels', async () => {
  const { page, errors } = await browser.look('/helios/en/404', asked);
  await banner(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await atEachWidth(page, [360, 1440], async (at) => {
    expect(await violations(page, { part: parts }), at).toEqual([]);
  });
  await openAll(page);
  await atEachWidth(page, [360, 1440], async (at) => {
    expect(await violations(page, { part: parts }), at).toEqual([]);
  });
  expect(errors).toEqual([]);
});

/** The texts of buttons, headings and boxes, which are wider than their place before others are. */
function labelsOf(lang: string): string[] {
  const settings = filled(contentOf(lang, 'locale_settings').data);
  const strings = stringsOf(lang);
  return [
    settings.consent_heading,
    settings.consent_necessary_label,
    settings.consent_choose_label,
    settings.consent_accept_label,
    strings.consent_settings,
    strings.consent_save,
    strings.consent_details,
    ...consentCategories.map((category) => strings[`stored_${category}`]),
  ];
}

test.each(localesWithLongest(labelsOf))(
  'Banner and dialog have room for their texts in %s, which has the longest ones',
  async (locale) => {
    await expectRoom(await browser.look(`/helios/${locale}/404`, asked));
  },
);
