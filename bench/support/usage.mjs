// A measured process loads this module before its own code. At its end, the process writes its resource usage, with that of its
// workers, to file descriptor 3. The module is plain JavaScript, so that it hardly adds to the measurement.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));
