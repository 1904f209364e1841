import { expect, test } from 'vitest';
import { leadsCsv } from '../../../src/leads/leads-csv.ts';
import type { StoredLead } from '../../../src/leads/outbox/open-outbox.ts';
import { lead } from './sample-lead.ts';

function row(value: string): string {
  const { data, formId, locale } = lead('a');
  const kept: StoredLead = {
    id: 'a',
    state: 'pending',
    formId,
    formName: 'demo',
    locale,
    data: { ...data, fields: [{ objectTypeId: '0-1', name: 'email', value }] },
    isVerified: true,
    attempts: 0,
    receivedAt: 0,
    nextAt: 0,
    updatedAt: 0,
    files: ['a.pdf', 'a-2.pdf'],
    reason: undefined,
  };
  return leadsCsv([kept]).split('\r\n').slice(1).join('\r\n');
}

test('A lead is a line of CSV below the names of its columns, after the mark by which Excel knows UTF-8', () => {
  const [names = ''] = leadsCsv([]).split('\r\n');
  expect(names).toMatch(/^\uFEFFid,state,received,form,locale,verified,reason,files,page,email,firstname/);
  expect(row('a@firm.example').split(',')).toHaveLength(names.split(',').length);
  expect(row('a@firm.example')).toMatch(
    /^a,pending,1970-01-01T00:00:00.000Z,form,en-gb,true,,a.pdf a-2.pdf,https:\/\/helios.example,a@firm.example,.*,demo$/,
  );
});

test.each([
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['@SUM(1)', "'@SUM(1)"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['+45 12 34 56 78', '+45 12 34 56 78'],
  ["Maja;=1+cmd|' /C calc'!A0", "\"Maja;'=1+cmd|' /C calc'!A0\""],
  ['Maja; "=1+1"', '"Maja;\' ""=1+1"""'],
  ['Hello\n@SUM(1);-1+A1', '"Hello\n\'@SUM(1);\'-1+A1"'],
  ['Sales;Legal\n+45 12 34 56 78', '"Sales;Legal\n+45 12 34 56 78"'],
  ['two\nlines, "quoted"', '"two\nlines, ""quoted"""'],
])('The value %j is %j in a cell of CSV', (value, expected) => {
  expect(row(value)).toContain(`https://helios.example,${expected},`);
});
