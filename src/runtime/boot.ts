import { attachIslands } from './islands/attach.ts';
import { attachMenus } from './menus/close-menus.ts';
import { attachBannerRules } from './notification-banner/suppress.ts';
import { attachSignUp } from './sign-up/open.ts';

// The first bytes of every page. No React here, and nothing the page can do without.
attachBannerRules(document);
attachMenus(document);
const islands = attachIslands(document);
attachSignUp(document, islands);
