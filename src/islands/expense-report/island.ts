import { hydrateWith } from '../hydrate.tsx';
import { ExpenseReport } from './ExpenseReport.tsx';

export const hydrate = hydrateWith(ExpenseReport);
