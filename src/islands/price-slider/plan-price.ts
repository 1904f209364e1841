export interface PlanRate {
  /** The monthly price for one person. If the plan includes some users, the price for all of these together. */
  readonly amount: number;
  readonly includedUsers: number | null;
  /** The monthly price for each person beyond the included ones. */
  readonly extraUserPrice: number | null;
}

/** The monthly price of a plan for a number of people. */
export function planPrice({ amount, includedUsers, extraUserPrice }: PlanRate, people: number): number {
  if (includedUsers === null) return amount * people;
  return amount + Math.max(0, people - includedUsers) * (extraUserPrice ?? 0);
}
