import { createContext } from 'react';

/**
 * Passes the values that a page gives to each of its leads to the page's forms, which don't know the page's document.
 */
export const PageLeadsContext = createContext<Readonly<Record<string, string>>>({});
