import type { DataOf } from './document-of.ts';
import { webLink } from './sample-page.ts';

type PricingData = DataOf<'pricing'>;

const cta = webLink('/go', 'Go');

export const sunrise = { plan_id: 'sunrise', name: 'Sunrise', monthly: 0, yearly: 0, included_users: 3, cta };
export const daylight = { plan_id: 'daylight', name: 'Daylight', monthly: 10.8, yearly: 9, cta };
export const zenith = { plan_id: 'zenith', name: 'Zenith', price_text: 'Let’s talk', cta };

/** A price list of a plan that is free for three people, one paid by the person, and one without a price. */
export const pricing = {
  plans: [sunrise, daylight, zenith],
  billing_label: 'Billing',
  slider_label: 'People who spend',
  slider_min: 3,
  slider_max: 60,
  slider_step: 1,
  tooltip: '{count} people, {amount} a month',
} satisfies PricingData;
