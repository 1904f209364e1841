import type { LinkField } from '@prismicio/client';
import type { ComponentType } from 'react';
import { classNames } from '../../components/class-names.ts';
import { usePage } from '../page-context.ts';
import { Backdrop, type SunPlace } from './Backdrop.tsx';
import { BudgetGauge } from './BudgetGauge.tsx';
import { CardDeck } from './CardDeck.tsx';
import { CashCurve } from './CashCurve.tsx';
import { CategoryRules } from './CategoryRules.tsx';
import { EntityMap } from './EntityMap.tsx';
import { InvoiceQueue } from './InvoiceQueue.tsx';
import { PaymentWindow } from './PaymentWindow.tsx';
import { PostingTable } from './PostingTable.tsx';
import { ReceiptMatch } from './ReceiptMatch.tsx';
import { Reimbursement } from './Reimbursement.tsx';
import styles from './Scene.module.css';
import { SpendDay } from './SpendDay.tsx';
import { SubscriptionList } from './SubscriptionList.tsx';
import { Sundial } from './Sundial.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';
import { WalletPhone } from './WalletPhone.tsx';

interface Kind {
  readonly of: ComponentType<{ readonly scene: SceneData; readonly size: SceneSize; readonly isStep: boolean }>;
  /** The background's colour and the sun's place on it, for a scene of the size `stage`. */
  readonly plane?: 'sunny';
  readonly sun: SunPlace;
  /**
   * The height of the drawing. On a wide stage a drawing is enlarged, and a lower one more. A drawing without a given
   * height fills any stage.
   */
  readonly height?: 'low' | 'mid' | 'high';
  /** True if the scene draws a sun or sky itself: no sundial is then drawn behind it in a hero. */
  readonly hasSky?: true;
}

const kinds: Readonly<Record<NonNullable<SceneData['kind']>, Kind>> = {
  spend_day: { of: SpendDay, height: 'high', plane: 'sunny', sun: 'horizon', hasSky: true },
  card_deck: { of: CardDeck, sun: 'corner', hasSky: true },
  category_rules: { of: CategoryRules, height: 'low', plane: 'sunny', sun: 'horizon' },
  receipt_match: { of: ReceiptMatch, height: 'mid', sun: 'plain' },
  budget_gauge: { of: BudgetGauge, plane: 'sunny', sun: 'horizon' },
  posting_table: { of: PostingTable, height: 'mid', sun: 'plain' },
  invoice_queue: { of: InvoiceQueue, height: 'high', sun: 'plain' },
  subscription_list: { of: SubscriptionList, height: 'high', plane: 'sunny', sun: 'horizon' },
  entity_map: { of: EntityMap, height: 'high', sun: 'plain' },
  wallet_phone: { of: WalletPhone, height: 'high', plane: 'sunny', sun: 'horizon' },
  reimbursement: { of: Reimbursement, height: 'high', sun: 'plain' },
  cash_curve: { of: CashCurve, height: 'high', sun: 'plain' },
  payment_window: { of: PaymentWindow, sun: 'high' },
};

interface SceneProps {
  /** A relationship to a `product_scene` document. */
  readonly field: LinkField | null | undefined;
  readonly size: SceneSize;
  /**
   * True on the stage of a step: all steps are as high as the highest step, so a drawing there is as low as it can be.
   */
  readonly isStep?: boolean;
}

/**
 * A part of the product, drawn with real markup so that its texts are translated like all other content. Assistive
 * technology reads the scene as one image with one sentence. Without a document of a known kind there is no markup.
 */
export function Scene({ field, size, isStep = false }: SceneProps) {
  const scene = usePage().related('product_scene', field)?.data;
  const kind = scene?.kind && Object.hasOwn(kinds, scene.kind) ? kinds[scene.kind] : undefined;
  if (!scene || !kind) return null;
  const { of: Drawing, plane, height, sun, hasSky } = kind;
  const isStanding = size === 'hero' && !hasSky;
  const isRisen = sun === 'high' && size !== 'card';
  const label = scene.description ? { role: 'img', 'aria-label': scene.description } : { 'aria-hidden': true };
  return (
    <div
      className={classNames(
        styles[size],
        isStanding && styles.standing,
        isStanding && height === 'low' && styles.near,
        size === 'stage' && plane && styles[plane],
        size === 'stage' && height && styles[height],
        isRisen && styles.window,
      )}
      {...label}
    >
      {isStanding && !isRisen && <Sundial />}
      {(size === 'stage' || isRisen) && <Backdrop sun={sun} />}
      <Drawing scene={scene} size={size} isStep={isStep} />
    </div>
  );
}
