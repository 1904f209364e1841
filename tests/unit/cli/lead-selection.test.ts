import { expect, test } from 'vitest';
import { wantedLeads } from '../../../src/cli/lead-selection.ts';

test.each(['show', 'delete'] as const)(
  'The command leads %s without arguments shows an example of itself',
  (command) => {
    expect(() => wantedLeads(command, { ids: [], email: undefined })).toThrow(
      expect.objectContaining({
        code: 'bad-argument',
        hint: expect.stringContaining(`Example: helios leads ${command} --email`),
      }),
    );
  },
);
