import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { snapshotEntry } from '../../sites/small-repository.ts';
import { plainSeal } from '../support/seals.ts';

/** Started by snapshot.test.ts. Writes a snapshot and dies at the given moment. */
const [, , file = '', moment] = process.argv;
const die = () => process.kill(process.pid, 'SIGKILL');

if (moment === 'before the file is put in place') {
  fs.renameSync = die;
  syncBuiltinESMExports();
}
const { openSnapshot } = await import('../../../src/content/snapshot.ts');
const { draftSnapshot } = await import('../../../src/content/write-snapshot.ts');

const draft = draftSnapshot(file, { base: openSnapshot(file), seal: plainSeal });
if (moment === 'before the first document') die();
draft.add(snapshotEntry('a', 'new'));
if (moment === 'between two documents') die();
draft.add(snapshotEntry('b', 'new'));
const state = { source: 'here', ref: 'new', integrationFieldsRef: null, models: 'm' };
draft.publish({ state, removed: [], editLog: [] });
