import { useSignals } from '@preact/signals-react/runtime';
import { classNames } from '../../components/class-names.ts';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { type Column, choiceColumn, dateColumn, numberColumn, textColumn } from '../kit/paste/columns.ts';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import type { Row } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetRows } from '../kit/SheetRows.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import { TextField } from '../kit/TextField.tsx';
import mark from './CategoryMark.module.css';
import { CategoryMark } from './CategoryMark.tsx';
import { ReceiptField } from './receipts/ReceiptField.tsx';
import type { ReportView } from './view.ts';

/** The form's section for expenses, with one row of fields per receipt. */
export function ExpenseRows(view: ReportView) {
  const { props, form, format, receipts } = view;
  return (
    <SheetSection id={form.idOf('expenses')} heading={props.labels.expenses_heading}>
      <SheetRows
        form={form}
        list="expense"
        columns={expenseColumns(view)}
        labels={props.labels}
        addLabel={props.labels.add_expense_label}
        format={format}
        hint={props.labels.rows_hint}
        onRemoved={(ids) => ids.forEach(receipts.remove)}
      >
        {(row) => <ExpenseRow key={row.id} {...view} {...row} />}
      </SheetRows>
    </SheetSection>
  );
}

function expenseColumns({ props, format }: ReportView): [Column, ...Column[]] {
  const { labels, categories, htmlLang } = props;
  return [
    textColumn({ part: 'description', label: labels.description_label }),
    dateColumn({ part: 'date', label: labels.date_label }, htmlLang),
    choiceColumn({ part: 'category', label: labels.category_label }, categories),
    numberColumn({ part: 'amount', label: labels.amount_label }, format),
  ];
}

function ExpenseRow({ id, index, isOnly, ...view }: ReportView & Row) {
  useSignals();
  const { props, form, report, receipts } = view;
  const { labels, categories } = props;
  const name = (part: string) => `expense-${id}-${part}`;
  const field = (part: string) => ({ id: form.idOf(name(part)), name: name(part) });
  return (
    <div className={classNames(rows.row, rows.expense)}>
      <div>
        <TextField form={form} name={name('description')} label={labels.description_label} />
      </div>
      <div>
        <TextField form={form} name={name('date')} type="date" label={labels.date_label} />
      </div>
      <div className={mark.field}>
        <SelectField
          {...field('category')}
          label={labels.category_label}
          options={categories.map((category) => ({ value: category, text: category }))}
          defaultValue={form.start(name('category')) ?? categories[0]}
        />
        <CategoryMark form={form} props={props} id={id} />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          {...field('amount')}
          label={labels.amount_label}
          field={report.amount(id)}
          defaultValue={form.start(name('amount'))}
        />
      </div>
      <RemoveButton
        id={form.idOf(name('remove'))}
        label={fillIn(labels.remove_expense_label, { number: String(index + 1) })}
        isDisabled={isOnly}
        onClick={() => {
          receipts.remove(id);
          form.removeRow('expense', id, 'description');
        }}
      />
      <div className={rows.receipt}>
        <ReceiptField {...view} id={id} />
      </div>
    </div>
  );
}
