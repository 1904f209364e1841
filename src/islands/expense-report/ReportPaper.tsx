import { Blank } from '../kit/Blank.tsx';
import { Live } from '../kit/Live.tsx';
import sheet from '../kit/Sheet.module.css';
import { ReportSums } from './ReportSums.tsx';
import { ExpenseTable, JourneyTable, StayTable } from './ReportTables.tsx';
import type { ReportView } from './view.ts';

/** The expense report as it is printed. Missing values are replaced by blank lines to write on. */
export function ReportPaper(view: ReportView) {
  const { props, form } = view;
  const { labels } = props;
  const facts = [
    { label: labels.name_label, name: 'name' },
    { label: labels.team_label, name: 'team' },
    { label: labels.purpose_label, name: 'purpose' },
    { label: labels.period_label, name: 'period' },
  ];
  return (
    <div className={sheet.sheet} data-theme="light">
      <p className={sheet.title}>{labels.paper_heading}</p>
      <dl className={sheet.columns}>
        {facts.map(({ label, name }) => (
          <div key={name}>
            <dt className={sheet.muted}>{label}</dt>
            <dd>
              <Live>{() => <Blank isOpen>{form.text(name)}</Blank>}</Live>
            </dd>
          </div>
        ))}
      </dl>
      <ExpenseTable {...view} />
      <JourneyTable {...view} />
      <StayTable {...view} />
      <ReportSums {...view} />
      <div className={sheet.foot}>
        <dl className={sheet.columns}>
          {[labels.signature_label, labels.approval_label].map((label) => (
            <div key={label}>
              <dt className={sheet.muted}>{label}</dt>
              <dd>
                <Blank isOpen>{''}</Blank>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
