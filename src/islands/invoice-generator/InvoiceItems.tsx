import { useSignals } from '@preact/signals-react/runtime';
import { classNames } from '../../components/class-names.ts';
import { TextInput } from '../../components/TextInput.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { type Column, numberColumn, textColumn } from '../kit/paste/columns.ts';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import type { Row } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import { SelectField } from '../kit/SelectField.tsx';
import { SheetRows } from '../kit/SheetRows.tsx';
import type { InvoiceGeneratorProps } from './contract.ts';
import { Step } from './Step.tsx';
import { type VatCase, vatCases } from './vat-case.ts';
import type { InvoiceView, StepView } from './view.ts';

/** Step four of the invoice form: the items that were sold, the discount on all of them, and who pays VAT. */
export function InvoiceItems(view: StepView) {
  const { props, form, format, invoice } = view;
  return (
    <Step name="items" {...view}>
      <SheetRows
        form={form}
        list="item"
        columns={itemColumns(view)}
        labels={props.labels}
        addLabel={props.labels.add_item_label}
        format={format}
        hint={props.labels.rows_hint}
      >
        {(row) => <ItemRow key={row.id} {...view} {...row} />}
      </SheetRows>
      <NumberField
        id={form.idOf('discount')}
        name="discount"
        label={props.labels.discount_label}
        field={invoice.discount}
        defaultValue={form.start('discount')}
      />
      <SelectField
        id={form.idOf('vat_case')}
        name="vat_case"
        label={props.labels.vat_case_label}
        options={vatCaseOptions(props.labels)}
        defaultValue={form.start('vat_case')}
      />
    </Step>
  );
}

/** The initial quantity in a new row. */
const firstQuantity = '1';

function itemColumns({ props: { labels, rate }, format }: InvoiceView): [Column, ...Column[]] {
  return [
    textColumn({ part: 'description', label: labels.description_label }),
    numberColumn({ part: 'quantity', label: labels.quantity_label, blank: firstQuantity }, format),
    numberColumn({ part: 'price', label: labels.price_label }, format),
    numberColumn({ part: 'discount', label: labels.line_discount_label }, format),
    numberColumn({ part: 'rate', label: labels.rate_label, blank: format.number(rate, 2) }, format),
  ];
}

function vatCaseOptions(labels: InvoiceGeneratorProps['labels']) {
  const texts: Readonly<Record<VatCase, string>> = {
    charged: labels.vat_charged_option,
    'reverse-charge': labels.reverse_charge_option,
    'intra-community': labels.intra_community_option,
    export: labels.export_option,
    exempt: labels.exempt_option,
  };
  return vatCases.map((value) => ({ value, text: texts[value] }));
}

function ItemRow({ props, form, format, invoice, eInvoice, id, index, isOnly }: InvoiceView & Row) {
  useSignals();
  const { labels } = props;
  const item = invoice.item(id);
  const field = (part: string, otherwise = '') => {
    const name = `item-${id}-${part}`;
    return { id: form.idOf(name), name, defaultValue: form.start(name) ?? otherwise };
  };
  const rate = format.number(props.rate, 2);
  return (
    <div className={classNames(rows.row, rows.item, rows.aligned)}>
      <div>
        <TextInput
          {...field('description')}
          label={labels.description_label}
          error={eInvoice.errorOf(`item-${id}-description`)}
          hasErrorLine
        />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          {...field('quantity', firstQuantity)}
          label={labels.quantity_label}
          field={item.quantity}
        />
      </div>
      <div className={rows.number}>
        <NumberField
          isErrorNamed
          {...field('price')}
          label={labels.price_label}
          field={item.price}
          fault={eInvoice.errorOf}
        />
      </div>
      <div className={rows.number}>
        <NumberField isErrorNamed {...field('discount')} label={labels.line_discount_label} field={item.discount} />
      </div>
      <div className={rows.number}>
        <NumberField isErrorNamed {...field('rate', rate)} label={labels.rate_label} field={item.rate} />
      </div>
      <RemoveButton
        id={form.idOf(`item-${id}-remove`)}
        label={fillIn(labels.remove_item_label, { number: String(index + 1) })}
        isDisabled={isOnly}
        onClick={() => form.removeRow('item', id, 'description')}
      />
    </div>
  );
}
