import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import { type Row, RowList } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import styles from './ExpenseRows.module.css';
import { ReceiptField } from './receipts/ReceiptField.tsx';
import type { ReportView } from './view.ts';

/** The form's section for expenses, with one row of fields per receipt. */
export function ExpenseRows(view: ReportView) {
  const { props, form } = view;
  return (
    <SheetSection id={form.idOf('expenses')} heading={props.labels.expenses_heading}>
      <div className={tool.whole}>
        <RowList form={form} list="expense">
          {(row) => <ExpenseRow key={row.id} {...view} {...row} />}
        </RowList>
        <div className={tool.actions}>
          <Button onClick={() => form.addRow('expense', 'description')}>
            <Icon name="plus" />
            {props.labels.add_expense_label}
          </Button>
        </div>
      </div>
    </SheetSection>
  );
}

/** The colour of a category. A new row has the first one before the form is read. */
function colourOf(category: string, { categories, categoryColours }: ReportView['props']): string | undefined {
  return categoryColours[category || (categories[0] ?? '')];
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
      <div>
        <SelectField
          {...field('category')}
          label={labels.category_label}
          options={categories.map((category) => ({ value: category, text: category }))}
          defaultValue={form.start(name('category')) ?? categories[0]}
        />
        <span className={styles.colour} data-category={colourOf(form.text(name('category')), props)} />
      </div>
      <div className={rows.number}>
        <NumberField
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
          form.removeRow('expense', id);
        }}
      />
      <div className={styles.receipt}>
        <ReceiptField {...view} id={id} />
      </div>
    </div>
  );
}
