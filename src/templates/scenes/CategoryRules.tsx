import { colours } from '../../../config/tokens.ts';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { CategoryTile } from './CategoryTile.tsx';
import { Badge, Panel, RowFrame } from './Panel.tsx';
import type { SceneData, SceneSize } from './scene-data.ts';

/** The rules of one card: allowed categories are switched on and all others are locked. */
export function CategoryRules({ scene, size }: { readonly scene: SceneData; readonly size: SceneSize }) {
  return (
    <Panel heading={scene.heading} end={<Badge>{scene.badge}</Badge>}>
      {keyed(scene.rows).map(({ key, item }) => (
        <RowFrame
          key={key}
          sign={<CategoryTile category={item.category} />}
          label={item.label}
          detail={item.value ?? item.detail}
        >
          {item.category === 'none' ? <Icon name="lock" /> : <Switch isAsking={item.is_waiting} />}
        </RowFrame>
      ))}
      {/* The edge of a tile crops an empty row, so that no words look cut. */}
      {size === 'card' && (
        <RowFrame sign={<svg width="32" height="32" aria-hidden="true" />} label={null} detail={null} isOnScreenOnly />
      )}
    </Panel>
  );
}

/**
 * A switch whose knob is a sun. With the knob at the right the category is allowed; with the knob halfway, someone must
 * approve a payment first.
 */
function Switch({ isAsking }: { readonly isAsking: boolean }) {
  return (
    <svg width="44" height="24" aria-hidden="true">
      <rect width="44" height="24" rx="12" fill={isAsking ? colours['petrol-300'] : 'currentColor'} />
      <circle cx={isAsking ? 22 : 32} cy="12" r="8" fill={colours['sun-500']} />
    </svg>
  );
}
