/**
 * The parameters by which advertisers and the site's own campaigns identify a click. Analytics gets them only with
 * consent to advertisement.
 */
export const clickIdNames = ['s_id', '_fbc', '_fbp', '_ttcid', 'gclid'] as const;
