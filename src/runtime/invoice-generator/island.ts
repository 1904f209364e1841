import { hydrateWith } from '../islands/hydrate.tsx';
import { InvoiceGenerator } from './InvoiceGenerator.tsx';

export const hydrate = hydrateWith(InvoiceGenerator);
