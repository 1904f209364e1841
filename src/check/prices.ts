import type { DocumentOf, Snapshot } from '../content/content-source.ts';
import type { Finding } from '../site/finding.ts';
import type { Locale } from '../site/locale.ts';

type Pricing = DocumentOf<'pricing'>;
type Plan = Pricing['data']['plans'][number];

/** Reports prices that can't be right, and plans that a locale has twice. */
export function checkPrices(snapshot: Snapshot, locales: readonly Locale[]): Finding[] {
  return locales.flatMap(({ code }) =>
    snapshot.documentsOf('pricing', code).flatMap((pricing) =>
      pricing.data.plans.flatMap((plan, index) => {
        const finding = createFinding(pricing, index);
        return [
          ...negativeAmounts(plan, finding),
          ...dearYear(plan, finding),
          ...repeatedPlan(pricing, index, finding),
        ];
      }),
    ),
  );
}

type FindingOf = (field: keyof Plan, message: string, hint: string) => Finding;

function createFinding({ id, type, uid, lang }: Pricing, index: number): FindingOf {
  return (field, message, hint) => ({
    code: 'wrong-amount',
    severity: 'error',
    message,
    hint,
    document: { id, type, uid: uid ?? null, lang, field: `plans[${index}].${field}` },
  });
}

/** The numbers of a plan, with their names for a message. */
const amounts = {
  monthly: 'monthly price',
  yearly: 'yearly price',
  extra_user_price: 'price of an extra user',
  included_users: 'number of included users',
} as const satisfies Partial<Record<keyof Plan, string>>;

function negativeAmounts(plan: Plan, finding: FindingOf): Finding[] {
  return (Object.keys(amounts) as (keyof typeof amounts)[]).flatMap((field) => {
    const amount = plan[field] ?? 0;
    if (amount >= 0) return [];
    return [finding(field, `The plan "${nameOf(plan)}" has the ${amounts[field]} ${amount}.`, 'Write 0 or more.')];
  });
}

/** Both prices are those of a month, so that nobody should pay more for a promise of a year. */
function dearYear(plan: Plan, finding: FindingOf): Finding[] {
  const { monthly, yearly } = plan;
  if (monthly === null || yearly === null || monthly < 0 || yearly <= monthly) return [];
  const message = `The plan "${nameOf(plan)}" costs ${yearly} a month if it is billed yearly, and only ${monthly} if it is billed monthly.`;
  const hint = 'Write the price of a month in both fields, not that of a year.';
  return [finding('yearly', message, hint)];
}

function repeatedPlan({ data: { plans } }: Pricing, index: number, finding: FindingOf): Finding[] {
  const plan = plans[index];
  const first = plans.findIndex(({ plan_id }) => plan_id === plan?.plan_id);
  const other = plans[first];
  if (!plan?.plan_id || !other || first === index) return [];
  const message = `The plans "${nameOf(other)}" and "${nameOf(plan)}" are both "${plan.plan_id}".`;
  return [finding('plan_id', message, 'Choose another plan for one of them, or remove the copy.')];
}

function nameOf({ name, plan_id }: Plan): string {
  return name || (plan_id ?? '');
}
