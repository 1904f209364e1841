/**
 * What is known about a flag. `unknown` if its client is not configured, has failed or takes too long: no default value
 * replaces the answer of the service.
 */
export type FlagAnswer = 'on' | 'off' | 'unknown';

/** What the client of the service has found out about a flag. */
export interface Evaluation {
  /** How the client's start has ended. */
  readonly status: 'complete' | 'failed' | 'timeout';
  readonly value: unknown;
  /** The index of the variation that the service has chosen; null if the value is a default. */
  readonly variationIndex?: number | null;
}

/** The answer of an evaluation. Only a boolean that the service itself has chosen counts. */
export function answerOf({ status, value, variationIndex }: Evaluation): FlagAnswer {
  const isEvaluated = status === 'complete' && typeof variationIndex === 'number';
  if (!isEvaluated || typeof value !== 'boolean') return 'unknown';
  return value ? 'on' : 'off';
}
