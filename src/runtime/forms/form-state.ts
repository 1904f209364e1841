/**
 * The state of a form (docs/contract.md, section 4). `blocked`: fields have faults, and nothing was sent. `failed`: the
 * lead did not arrive. The visitor can submit again in every state but `sending` and `sent`.
 *
 *     idle ──► sending ──► sent ──► idle
 *                │ ▲
 *                ▼ │
 *         blocked, failed
 */
export type FormState = 'idle' | 'sending' | 'sent' | 'blocked' | 'failed';

/** True while the form is being sent. The button is then busy, and pressing it has no effect. */
export function isBusy(state: FormState): boolean {
  return state === 'sending' || state === 'sent';
}

/** True after an attempt to send that did not succeed. From then on a field is checked whenever its value changes. */
export function checksOnChange(state: FormState): boolean {
  return state === 'blocked' || state === 'failed';
}
