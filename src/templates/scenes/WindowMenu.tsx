import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { BrandMark } from '../components/Brand.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { usePage } from '../page-context.ts';
import type { SceneData } from './scene-data.ts';
import styles from './WindowMenu.module.css';

/** The pages of the product, of which the first is open, and who has signed in. */
export function WindowMenu({ scene }: { readonly scene: SceneData }) {
  const { site } = usePage();
  return (
    <div className={styles.menu} data-theme="dark">
      <b className={styles.brand}>
        <BrandMark />
        {site.name}
      </b>
      <div className={styles.pages}>
        {keyed(scene.menu).map(({ key, item }) => (
          <span key={key} className={styles.page}>
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </span>
        ))}
      </div>
      {scene.user_name && (
        <p className={styles.user}>
          <Portrait person={scene.user_portrait ?? scene.user_name} className={styles.face} />
          <span>
            <b>{scene.user_name}</b>
            <small>{scene.user_company}</small>
          </span>
        </p>
      )}
    </div>
  );
}
