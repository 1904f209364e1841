export interface PlanRate {
  /** A month for one person; for all the included ones together if some are included. */
  readonly amount: number;
  readonly includedUsers: number | null;
  /** A month for each person beyond those included. */
  readonly extraUserPrice: number | null;
}

/** What a plan costs a month for so many people. */
export function planPrice({ amount, includedUsers, extraUserPrice }: PlanRate, people: number): number {
  if (includedUsers === null) return amount * people;
  return amount + Math.max(0, people - includedUsers) * (extraUserPrice ?? 0);
}
