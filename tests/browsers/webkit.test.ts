import { inject } from 'vitest';
import { startWebKit } from './engines/webkit.ts';
import { walkIn } from './support/walk.ts';
import { allWalks } from './walks/all.ts';

const { webkit } = inject('engines');
walkIn('WebKit', webkit ? (options) => startWebKit(webkit, options) : undefined, allWalks);
