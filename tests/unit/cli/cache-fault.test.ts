import { expect, test } from 'vitest';
import { cacheFault } from '../../../src/cli/cache-fault.ts';
import { HeliosError } from '../../../src/site/helios-error.ts';

const workFolder = '/srv/work';
const faultAt = (path: string, code: HeliosError['code'] = 'input-unreadable') =>
  cacheFault(new HeliosError(code, { message: `No: ${path}.`, where: path, hint: 'Let this user.' }), workFolder);

test.each(['input-unreadable', 'output-unwritable'] as const)(
  'A cache that this user may not use may be deleted (%s)',
  (code) => {
    expect(faultAt('/srv/work/compiled/3f2a/site.json', code)).toMatchObject({
      code,
      message: 'No: /srv/work/compiled/3f2a/site.json.',
      where: '/srv/work/compiled/3f2a/site.json',
      hint: 'Let this user. Or delete /srv/work/compiled: it is a cache, which Helios makes anew.',
    });
    expect(faultAt('/srv/work/bundles', code)?.hint).toContain('Or delete /srv/work/bundles:');
  },
);

test('Nobody is told to delete what Helios can not make anew', () => {
  expect(faultAt('/srv/work')).toBeUndefined();
  expect(faultAt('/srv/work/store/d8/ce3a')).toBeUndefined();
  expect(faultAt('/srv/work/releases/3f2a')).toBeUndefined();
  expect(faultAt('/srv/site/compiled/page.json')).toBeUndefined();
  expect(faultAt('/srv/work/compiled', 'output-full')).toBeUndefined();
});
