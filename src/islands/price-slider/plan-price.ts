export interface PlanRate {
  /** The monthly price for one person or, if the plan includes some users, for all included users together. */
  readonly amount: number;
  readonly includedUsers: number | null;
  /** The monthly price for each person beyond the included users. */
  readonly extraUserPrice: number | null;
}

/** The monthly price of a plan for a number of people. */
export function planPrice({ amount, includedUsers, extraUserPrice }: PlanRate, people: number): number {
  if (includedUsers === null) return amount * people;
  return amount + Math.max(0, people - includedUsers) * (extraUserPrice ?? 0);
}
