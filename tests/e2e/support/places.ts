import { expect } from 'vitest';
import { headingId } from '../../../src/components/heading-id.ts';
import { contentOf, filled, sliceIn } from '../../sites/embedded-content.ts';

const { groups } = sliceIn(contentOf('en-gb', 'page', 'faq'), 'faq', 'grouped').primary;
const { heading, items: questions } = filled(groups.at(-1) ?? expect.unreachable('The page /faq has no questions.'));
const [firstHour] = sliceIn(contentOf('en-gb', 'page', 'home'), 'anchor_nav', 'default').primary.items;

/** The id of the last group of questions on the page /faq. */
export const lastGroup = headingId(heading) ?? '';

/** The text of the last question on the page /faq. */
export const lastQuestion = questions.at(-1)?.question ?? '';

/** The id that the first link of the home page's day track leads to. */
export const firstAnchor = firstHour?.anchor ?? '';
