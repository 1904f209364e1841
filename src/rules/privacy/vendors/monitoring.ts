import type { Vendor } from '../vendor.ts';

/** Grafana Faro: https://grafana.com/docs/grafana-cloud/monitor-applications/frontend-observability */
export const monitoring: Vendor<'monitoring'> = {
  name: 'Grafana Faro',
  company: { name: 'Grafana Labs', country: 'US' },
  role: 'monitoring',
  category: 'analytics',
  stored: [
    {
      purpose: 'monitoring',
      names: ['com.grafana.faro.session'],
      needs: ['analytics'],
      lifetime: 'until_tab_closed',
    },
  ],
  sources: ({ collector }) => ({ connect: [new URL(collector).origin] }),
};
