import { rejectionNotice } from '../shared/rejection-notice.ts';

/** Logs each rejection that no script handles (docs/contract.md, section 8.5), whether the visit is monitored or not. */
export function attachRejectionReport(target: EventTarget, log: (text: string) => void = console.error): void {
  target.addEventListener('unhandledrejection', (event) => {
    log(`${rejectionNotice}${(event as PromiseRejectionEvent).reason}`);
  });
}
