/** The consent categories: the three of HubSpot's consent listener, and `necessary` (docs/contract.md, section 3.8). */
export const consentCategories = ['analytics', 'advertisement', 'functionality', 'necessary'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
