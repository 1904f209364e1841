import { createContext } from 'react';

/** Whether running text is to begin with a list of its headings: the legal page decides, its text slice does it. */
export const ShowContents = createContext(false);
