import { themes } from '../../../config/tokens.ts';
import { ForwardLink, TextLink } from '../../components/TextLink.tsx';
import type { LinkView } from '../../components/view-models.ts';
import type { Specimens } from './registry.ts';
import styles from './specimens.module.css';

const sample: LinkView = {
  href: '#main',
  text: 'What a month end looks like',
  variant: undefined,
  isExternal: false,
  opensNewTab: false,
  opensSignUp: undefined,
  takesRest: false,
  isCurrent: false,
};

const names = Object.keys(themes) as (keyof typeof themes)[];

export const link: Specimens = Object.fromEntries(
  names.map((theme) => [
    `On ${theme}`,
    () => (
      <div className={styles.plane} data-theme={theme}>
        <p>
          Postings arrive coded. <TextLink link={sample} /> says more.
        </p>
        <ForwardLink link={sample} />
      </div>
    ),
  ]),
);
