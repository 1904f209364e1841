import button from '../../components/Button.module.css';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/Icon.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { AppName } from './AppName.tsx';
import { Panel, RowFrame } from './Panel.tsx';
import styles from './Request.module.css';
import type { SceneData } from './scene-data.ts';

interface RequestProps {
  readonly scene: SceneData;
  readonly className?: string | undefined;
}

/**
 * A request for approval, or a notification, in Helios or as a message in another app. Its buttons are only drawn: a
 * scene takes no focus.
 */
export function Request({ scene, className }: RequestProps) {
  const { app } = scene;
  if (!scene.request_heading) return null;
  return (
    <Panel className={className} heading={app && <AppName app={app} />}>
      <RowFrame
        sign={<Portrait person={scene.request_person ?? ''} className={styles.face} />}
        label={scene.request_heading}
        detail={scene.request_detail}
      />
      <Answers scene={scene} />
    </Panel>
  );
}

/** The buttons below a question: two answers, or one button alone, which leads on. */
export function Answers({ scene }: { readonly scene: SceneData }) {
  const { request_decline: decline, request_approve: approve } = scene;
  if (!decline && !approve) return null;
  return (
    <div className={styles.answers}>
      {decline && <span className={button.button}>{decline}</span>}
      {approve && (
        <span className={classNames(button.button, button.primary)}>
          {approve}
          <Icon name={decline ? 'check' : 'arrow'} />
        </span>
      )}
    </div>
  );
}
