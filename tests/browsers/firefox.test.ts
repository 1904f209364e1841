import { inject } from 'vitest';
import { startFirefox } from './engines/firefox.ts';
import { walkIn } from './support/walk.ts';
import { allWalks } from './walks/all.ts';

const { firefox } = inject('engines');
walkIn('Firefox', firefox ? (options) => startFirefox(firefox, options) : undefined, allWalks);
