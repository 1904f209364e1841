import { createContext } from 'react';

/**
 * True if running text begins with a list of its headings. The legal page provides this value, and the rich text slice
 * reads the value.
 */
export const ShowContents = createContext(false);
