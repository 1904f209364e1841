import { Button } from '../../components/Button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { fillIn } from '../../rules/fill-in.ts';
import { NumberField } from '../kit/NumberField.tsx';
import { RemoveButton } from '../kit/RemoveButton.tsx';
import rows from '../kit/Rows.module.css';
import tool from '../kit/SheetTool.module.css';
import type { InvoiceItem } from './invoice-of.ts';
import { Step } from './Step.tsx';
import type { InvoiceView } from './view.ts';

/** Step four of the invoice form: the items that were sold. */
export function InvoiceItems(view: InvoiceView) {
  const { props, form, invoice } = view;
  return (
    <Step name="items" {...view}>
      <div className={tool.whole}>
        <div className={rows.rows}>
          {invoice.items.map((item, index) => (
            <ItemRow key={item.id} {...view} item={item} index={index} />
          ))}
        </div>
        <div className={tool.actions}>
          <Button onClick={() => form.addRow('item', 'description')}>
            <Icon name="plus" />
            {props.labels.add_item_label}
          </Button>
        </div>
      </div>
    </Step>
  );
}

function ItemRow({ props, form, format, item, index, invoice }: InvoiceView & { item: InvoiceItem; index: number }) {
  const { labels } = props;
  const field = (part: string, otherwise = '') => {
    const name = `item-${item.id}-${part}`;
    return { id: form.idOf(name), name, defaultValue: form.start[name] ?? otherwise };
  };
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
        <NumberField {...field('rate', format.number(props.rate, 2))} label={labels.rate_label} field={item.rate} />
      </div>
      <RemoveButton
        id={form.idOf(`item-${item.id}-remove`)}
        label={fillIn(labels.remove_item_label, { number: String(index + 1) })}
        isDisabled={invoice.items.length === 1}
        onClick={() => form.removeRow('item', item.id)}
      />
    </div>
  );
}
