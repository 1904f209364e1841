import { useSignals } from '@preact/signals-react/runtime';
import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import { type Row, RowList } from '../kit/RowList.tsx';
import rows from '../kit/Rows.module.css';
import tool from '../kit/SheetTool.module.css';
import { Step } from './Step.tsx';
import type { InvoiceView } from './view.ts';

/** Step four of the invoice form: the items that were sold. */
export function InvoiceItems(view: InvoiceView) {
  const { props, form, invoice } = view;
  return (
    <Step name="items" {...view}>
      <div className={tool.whole}>
        <RowList form={form} list="item">
          {(row) => <ItemRow key={row.id} {...view} {...row} />}
        </RowList>
        <div className={tool.actions}>
          <Button onClick={() => form.addRow('item', 'description')}>
            <Icon name="plus" />
            {props.labels.add_item_label}
          </Button>
        </div>
      </div>
      <NumberField
        id={form.idOf('discount')}
        name="discount"
        label={props.labels.discount_label}
        field={invoice.discount}
        defaultValue={form.start('discount')}
      />
    </Step>
  );
}

function ItemRow({ props, form, format, invoice, id, index, isOnly }: InvoiceView & Row) {
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
        <TextInput {...field('description')} label={labels.description_label} />
      </div>
      <div className={rows.number}>
        <NumberField {...field('quantity', '1')} label={labels.quantity_label} field={item.quantity} />
      </div>
      <div className={rows.number}>
        <NumberField {...field('price')} label={labels.price_label} field={item.price} />
      </div>
      <div className={rows.number}>
        <NumberField {...field('discount')} label={labels.line_discount_label} field={item.discount} />
      </div>
      <div className={rows.number}>
        <NumberField {...field('rate', rate)} label={labels.rate_label} field={item.rate} />
      </div>
      <RemoveButton
        id={form.idOf(`item-${id}-remove`)}
        label={fillIn(labels.remove_item_label, { number: String(index + 1) })}
        isDisabled={isOnly}
        onClick={() => form.removeRow('item', id)}
      />
    </div>
  );
}
