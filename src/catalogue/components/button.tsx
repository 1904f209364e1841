import { Button } from '../../components/Button.tsx';
import type { Specimens } from './registry.ts';

export const button: Specimens = {
  'Primary: it moves you on': () => <Button variant="primary">Get started</Button>,
  Secondary: () => <Button variant="secondary">See prices</Button>,
  Plain: () => <Button variant="plain">Log in</Button>,
  Disabled: () => (
    <Button variant="primary" isDisabled>
      Get started
    </Button>
  ),
  'Busy: as wide as before': () => (
    <Button variant="primary" busyText="Loading" isBusy>
      Send the question
    </Button>
  ),
  'Wide, with a long label': () => (
    <Button variant="primary" isWide>
      Reisekostenabrechnung kostenlos ausprobieren
    </Button>
  ),
};
