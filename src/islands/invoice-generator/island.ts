import { hydrateWith } from '../hydrate.tsx';
import { InvoiceGenerator } from './InvoiceGenerator.tsx';

export const hydrate = hydrateWith(InvoiceGenerator);
