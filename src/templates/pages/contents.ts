import { createContext } from 'react';

/** True if running text begins with a list of its headings. The legal page sets it and the rich text slice reads it. */
export const ShowContents = createContext(false);
