import { expect } from 'vitest';
import { locales } from '../../../config/locales.ts';
import { costSentence } from '../../../src/islands/price-slider/cost-sentence.ts';
import { sliderStart } from '../../../src/islands/price-slider/slider-start.ts';
import { freePeople, paidPlan, sliderRange } from '../../../src/templates/slices/PricingTable/plan-choices.ts';
import { contentOf, filled } from '../../sites/embedded-content.ts';

/** The price list of a locale, and what the price slider and the card of the paid plan say: `pricesOf('en-gb')`. */
export function pricesOf(lang: string) {
  const pricing = contentOf(lang, 'pricing').data;
  const locale = locales.find(({ code }) => code === lang) ?? expect.unreachable(`No locale ${lang}.`);
  const plan = filled(paidPlan(pricing.plans) ?? expect.unreachable('No plan is paid by the person.'));
  const range = sliderRange(pricing);
  const say = (text: string, people: number, price: number) => costSentence(text, people, people * price, locale);
  return {
    pricing,
    plan,
    /** How many people the slider begins with, and ends with. */
    start: sliderStart(range),
    most: range.max,
    /** How many people the free plan takes. */
    free: freePeople(pricing.plans),
    /** The sentence at the thumb, billed yearly unless another price is given. */
    sentence: (people: number, price = plan.yearly) => say(filled(pricing).tooltip, people, price),
    yearlyNote: (people: number) => say(plan.note_yearly, people, plan.yearly),
    monthlyNote: (people: number) => say(plan.note, people, plan.monthly),
  };
}
