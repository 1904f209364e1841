import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetSection } from '../kit/SheetSection.tsx';
import tool from '../kit/SheetTool.module.css';
import { TextField } from '../kit/TextField.tsx';
import type { ExpenseLine } from './report-of.ts';
import type { ReportView } from './view.ts';

/** The form's section for expenses, with one row of fields per receipt. */
export function ExpenseRows(view: ReportView) {
  const { props, form, report } = view;
  return (
    <SheetSection id={form.idOf('expenses')} heading={props.labels.expenses_heading}>
      <div className={tool.whole}>
        <div className={rows.rows}>
          {report.expenses.map((line, index) => (
            <ExpenseRow key={line.id} {...view} line={line} index={index} />
          ))}
        </div>
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

function ExpenseRow({ props, form, report, line, index }: ReportView & { line: ExpenseLine; index: number }) {
  const { labels, categories } = props;
  const field = (part: string) => {
    const name = `expense-${line.id}-${part}`;
    return { name, form };
  };
  const category = `expense-${line.id}-category`;
  return (
    <div className={classNames(rows.row, rows.expense)}>
      <div>
        <TextField {...field('description')} label={labels.description_label} />
      </div>
      <div>
        <TextField {...field('date')} type="date" label={labels.date_label} />
      </div>
      <div>
        <SelectField
          id={form.idOf(category)}
          name={category}
          label={labels.category_label}
          options={categories.map((name) => ({ value: name, text: name }))}
          defaultValue={form.start[category] ?? categories[0]}
        />
      </div>
      <div className={rows.number}>
        <NumberField
          id={form.idOf(`expense-${line.id}-amount`)}
          name={`expense-${line.id}-amount`}
          label={labels.amount_label}
          field={line.amount}
          defaultValue={form.start[`expense-${line.id}-amount`]}
        />
      </div>
      <RemoveButton
        id={form.idOf(`expense-${line.id}-remove`)}
        label={fillIn(labels.remove_expense_label, { number: String(index + 1) })}
        isDisabled={report.expenses.length === 1}
        onClick={() => form.removeRow('expense', line.id)}
      />
    </div>
  );
}
