import { expect, test } from 'vitest';
import { locales } from '../../../../config/locales.ts';
import { contentOf, sliceIn } from '../../../sites/embedded-content.ts';

const codes = locales.map(({ code }) => code);
const dialogOf = (lang: string) => contentOf(lang, 'signup_modal').data;

test.each(codes)('The sign-up dialog of %s quotes whole sentences of the home page, by the same customer', (lang) => {
  const { quote_title, quote_author } = dialogOf(lang);
  const { quote, author } = sliceIn(contentOf(lang, 'page', 'home'), 'testimonial', 'quote').primary;
  const sentences = quote?.match(/[^.]+\.\s*/g) ?? [];
  expect(sentences.map((each) => each.trim())).toContain(quote_title);
  expect(quote_author).toBe(author);
});

test.each(codes)('The ratings in the sign-up dialog of %s have the scores of its prices’ page', (lang) => {
  const badges = sliceIn(contentOf(lang, 'page', 'pricing'), 'rating_badges', 'default').primary.items;
  const expected = badges.map(({ source, score, out_of }) => [source, score, out_of]);
  expect(dialogOf(lang).rating_logos.map(({ logo, score, out_of }) => [logo.alt, score, out_of])).toEqual(expected);
});
