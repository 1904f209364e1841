import type { OpenExchange } from '../../../../src/export/output/exchange.ts';

/** The exchange of a system that has none. */
export const noExchange: OpenExchange = async () => ({ isPossible: false, reason: 'this system has no exchange' });
