// Loaded into a measured process before its own code: tells on file descriptor 3 what the process took, its workers
// included. Plain JavaScript, so that it costs a measured process nothing to speak of.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
