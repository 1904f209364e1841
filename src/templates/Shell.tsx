import type { RichTextField } from '@prismicio/client';
import type { DocumentOf } from '../content/content-source.ts';
import { signUp } from '../islands/sign-up/contract.ts';
import { showsNotification } from '../site/notification.ts';
import { Footer } from './components/Footer.tsx';
import { Header } from './components/Header.tsx';
import { Island } from './components/Island.tsx';
import { captchaTerms, leadDataPathname } from './components/lead-data.ts';
import { SearchPanel } from './components/SearchPanel.tsx';
import { SkipLink } from './components/SkipLink.tsx';
import { segmentsOf } from './components/segments.ts';
import { signUpTarget } from './components/sign-up-target.ts';
import { type PageContext, usePage } from './page-context.ts';
import type { PageDocument } from './registry.ts';

export type NavigationStyle = DocumentOf<'page'>['data']['navigation_style'];

/**
 * The properties that decide which shell a page has. Pages of one locale and kind share one shell, which is rendered
 * once.
 */
export interface ShellKind {
  readonly style: NavigationStyle;
  /** The notification banner's message: the page's own or else the site's. Undefined if the page shows no banner. */
  readonly notification: RichTextField | undefined;
}

export function shellKindOf(page: PageContext, document: PageDocument): ShellKind {
  return { style: navigationStyleOf(document), notification: notificationOf(page, document) };
}

export function navigationStyleOf(document: PageDocument): NavigationStyle {
  if (document.type !== 'page' && document.type !== 'landing_page') return 'full';
  // A campaign's page leads visitors to one aim only, so by default its header has no menu.
  const usual = document.type === 'page' ? 'full' : 'logo';
  return document.data.navigation_style ?? usual;
}

function notificationOf(page: PageContext, { type, data }: PageDocument): RichTextField | undefined {
  const { route, locale } = page;
  const own = data.notification_message;
  const { urlCode, isPreLaunch } = locale;
  if (!showsNotification({ name: route.name, urlCode, isPreLaunch })) return undefined;
  // A landing page shows only a message of its own, because the site's message would lead visitors away from the
  // campaign's one aim.
  const isOwn = own.length > 0 || type === 'landing_page';
  const message = isOwn ? own : page.single('global_strings')?.data.notification_banner_message;
  return message?.length ? message : undefined;
}

/** The part of the shell above the banner: a link that skips to the page's content. */
export function ShellTop() {
  return <SkipLink />;
}

/** The part of the shell between the banner and the page: the header. */
export function ShellHeader({ style }: { style: NavigationStyle }) {
  return style === 'none' ? null : <Header isBrief={style === 'logo'} />;
}

/**
 * The part of the shell below the page: the footer, the panel of the search, and the sign-up dialog. Any link on the
 * page may open the dialog.
 */
export function ShellBottom({ style }: { style: NavigationStyle }) {
  return (
    <>
      <Footer isBrief={style !== 'full'} />
      {style === 'full' && <SearchPanel />}
      <SignUpDialog />
    </>
  );
}

function SignUpDialog() {
  const page = usePage();
  const modal = page.single('signup_modal')?.data;
  if (!modal?.title) return null;
  const features = modal.features.map(({ text }) => text ?? '').filter(Boolean);
  const { partner_title, partner_subtitle } = modal;
  return (
    <Island
      of={signUp}
      props={{
        title: modal.title,
        subtitle: modal.subtitle ?? '',
        picture: page.picture(modal.image, { width: 522 }),
        features: features.slice(0, 3),
        partner: { title: partner_title || modal.title, subtitle: partner_subtitle ?? '' },
        quote: quoteOf(modal, page),
        ratings: ratingsOf(modal, page),
        targets: [signUpTarget(page), signUpTarget(page, 'partner')],
        emailLabel: page.string('your_email_label'),
        emailPlaceholder: page.string('email_placeholder'),
        submitLabel: modal.submit_label || page.string('sign_up'),
        busyLabel: page.string('sending'),
        leads: leadDataPathname(page),
        disclaimer: modal.disclaimer ?? '',
        terms: segmentsOf(page, page.richString('accept_terms_and_privacy')),
        enrichment: page.string('enrichment_credits_text'),
        captchaTerms: captchaTerms(page),
        closeLabel: page.string('close_button_text'),
      }}
    />
  );
}

type Modal = DocumentOf<'signup_modal'>['data'];

function quoteOf({ quote_title, quote_author, quote_subtitle, quote_logo }: Modal, page: PageContext) {
  if (!quote_title) return undefined;
  const logo = page.picture(quote_logo, { width: 160 });
  return { logo, title: quote_title, author: quote_author ?? '', subtitle: quote_subtitle ?? '' };
}

function ratingsOf({ rating_logos, rating_subtitle }: Modal, page: PageContext) {
  const { format } = page;
  const ratings = rating_logos.flatMap(({ logo: image, score, out_of: best }) => {
    const logo = page.picture(image, { width: 140 });
    if (!logo) return [];
    const isScored = score !== null && best !== null;
    return {
      logo,
      score: isScored ? `${format.number(score, { minimumFractionDigits: 1 })} / ${format.number(best)}` : undefined,
    };
  });
  return ratings.length > 0 ? { ratings: ratings.slice(0, 3), subtitle: rating_subtitle ?? '' } : undefined;
}
