import { expect, test } from 'vitest';
import { sourceFault } from '../../../src/cli/source-fault.ts';

const refused = (path: string) =>
  Object.assign(new Error(`EACCES: permission denied, open '${path}'`), { code: 'EACCES', syscall: 'open', path });

test('A source file that this user may not read is no fault of Helios', () => {
  expect(sourceFault(refused('/project/config/index.ts'), '/project')).toMatchObject({
    code: 'input-unreadable',
    where: '/project/config/index.ts',
  });
});

test('A file that is not among the sources of the project is not taken for one', () => {
  expect(sourceFault(refused('/etc/shadow'), '/project')).toBeUndefined();
  expect(sourceFault(refused('/project/.helios/lock'), '/project')).toBeUndefined();
});
