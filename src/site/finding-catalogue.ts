import type { ErrorEntry } from './error-catalogue.ts';
import type { Finding, FindingCode } from './finding.ts';

export interface FindingEntry extends ErrorEntry {
  /** The severities that the finding can have. If there are two, `cause` says when the finding is a warning. */
  readonly severities: readonly Finding['severity'][];
}

/** The entries of docs/errors.md about findings. A finding is a fault in the content or in a template. */
export const findingEntries = {
  'empty-site': {
    title: 'The site would have no pages.',
    cause:
      'The repository has no documents, or none of its documents has an address. The published site stays as it is. `--allow-removals` lets a site without pages be published, but never the content of a repository without documents.',
    remedy:
      'Look into the CMS whether the documents are published, and whether `HELIOS_PRISMIC_REPOSITORY` names the right repository.',
    severities: ['error'],
  },
  'removed-pages': {
    title: 'Pages would leave the site that probably should not.',
    cause:
      'The export lacks more than 5 % or more than 20 of the published pages, a whole locale, a home, pricing or 404 page, or a page whose cause Helios does not know. The published site stays as it is. A page that has moved counts only if no redirect leads to its new address.',
    remedy:
      'Publish the documents again in the CMS. If the pages are meant to leave, run the export with `--allow-removals`; `--write-redirects` redirects them.',
    severities: ['error'],
  },
  'held-page': {
    title: 'A page goes out as it was published before.',
    cause:
      'The document of the page became invalid, or the page could not be rendered. Its files are those of the named release, so visitors notice nothing, and the newest change of the editor is not on the page. Other pages that show parts of the document have its newest texts, without the values that are wrong.',
    remedy:
      'Correct the document or the template, as the rest of the message says. The next export then has the new page.',
    severities: ['warning'],
  },
  'many-held-pages': {
    title: 'More pages have errors than an export holds without being asked to.',
    cause:
      'More than 5 % or more than 20 of the published pages (more than five on a site of less than a hundred pages) would go out as they were published before, because their documents became invalid or their templates fail. One fault is often the cause of all. The published site stays as it is. Pages that it already holds do not count.',
    remedy:
      'Correct the errors that the findings `held-page` name. If the other pages must be published at once, run the export with `--allow-held`.',
    severities: ['error'],
  },
  'broken-link': {
    title: 'A link leads nowhere.',
    cause:
      'The page was deleted, unpublished or renamed, the address has a spelling mistake, a redirect leads to no page, or a `mailto:` or `tel:` address has no receiver. It is a warning if only pages that are held as they were published have the link.',
    remedy:
      'Open the named field in the CMS and choose another page, or publish the missing page. For an address that has moved, add a redirect in the CMS or in `config/redirects.csv`.',
    severities: ['error', 'warning'],
  },
  'missing-link': {
    title: 'A link has a text but no target.',
    cause: 'An editor wrote the text of the link and chose neither a page nor an address.',
    remedy: 'Choose a page or an address in the named field, or remove the text.',
    severities: ['error'],
  },
  'unsafe-link': {
    title: 'A link has an address that links of this site may not have.',
    cause:
      'The address has a scheme other than https, http, mailto, tel, `app:` or `blog:` (such as `javascript:`), `app:` or `blog:` is not followed by a path, the address begins with two slashes, has a host that browsers can not read, or a user name or password before it, or the link leads to a file that browsers execute, such as HTML or SVG, or whose name has no extension.',
    remedy:
      'Use an address as a browser shows it, with an allowed scheme and nothing before its host, or upload the content as a PDF, an office document or an archive.',
    severities: ['error'],
  },
  'broken-fragment': {
    title: 'A link leads to a place that its page does not have.',
    cause:
      'The part of the address after `#` is not the id of an element on the page. It is a warning if only pages that are held as they were published have the link.',
    remedy: 'Give the section of that page this id (its field `anchor_id`), or remove the part after `#`.',
    severities: ['error', 'warning'],
  },
  'insecure-link': {
    title: "A link leads to this site by http, or to the visitor's own computer.",
    cause:
      'The address begins with `http://` and the host of the site. The host redirects visitors to https. Or its host is `localhost` or an address such as `127.0.0.1`, at which every computer finds itself.',
    remedy:
      'Choose the page itself in the named field, or begin the address with `https://`. Write the public address of what is meant.',
    severities: ['warning'],
  },
  'other-locale-link': {
    title: 'A link leads to a page of another locale.',
    cause:
      'An editor chose a page in another language or market, or wrote its address. Pages that exist for one locale alone are not reported: those whose rule in `config/routes.ts` has a `lang`, and those with the tag `local`.',
    remedy: 'Choose the page of the own locale, translate the page, or tag its document `local`.',
    severities: ['warning'],
  },
  'other-app-host': {
    title: "A link leads to a host that looks like the product's, and is another one.",
    cause:
      'An editor wrote the whole address of the product, and `site.appOrigin` or `HELIOS_APP_ORIGIN` names another host now. A host looks like the product’s if `config/index.ts` names it; if a link leads to `/register` or `/partner/signup` there; or if its name begins as the product’s (`app.`), and a link leads to a section there to which `app:` links of the site lead, such as `/login`. Such links open no sign-up dialog.',
    remedy:
      'Write the path with `app:` before it, such as `app:/register`: the link then follows the setting. If the link is right, name it in `linkExceptions` of `config/index.ts`.',
    severities: ['warning'],
  },
  'broken-redirect': {
    title: 'A redirect leads to an address without a page.',
    cause:
      'The target was deleted, unpublished or renamed, or its address has a spelling mistake. The finding names the file with its line, or the document and field of the CMS.',
    remedy: 'Choose another target, or publish the missing page. Remove a redirect that nobody follows any more.',
    severities: ['error'],
  },
  'redirect-circle': {
    title: 'Redirects lead in a circle.',
    cause: 'The target of each of these redirects is redirected itself, and no page is ever reached: `/a -> /b -> /a`.',
    remedy: 'Give one of the redirects a target that has a page, or remove one of them.',
    severities: ['error'],
  },
  'redirect-chain': {
    title: 'A redirect leads to an address that is redirected again.',
    cause: 'Visitors and search engines follow each redirect by a request of its own, and some follow only a few.',
    remedy: 'Write the last address of the chain as the target of its first redirect.',
    severities: ['warning'],
  },
  'redirect-conflict': {
    title: 'A redirect contradicts another redirect, or hides a page.',
    cause:
      'Two sources (`config/index.ts`, `config/_redirects`, `config/redirects.csv`, the CMS) redirect the same address differently, or a redirect has the address of a page, of a file or of the lead endpoint, which no visitor would reach any more.',
    remedy: 'Remove one of the two redirects. If a page has the address, remove the redirect or unpublish the page.',
    severities: ['error'],
  },
  'invalid-redirect': {
    title: 'An editor wrote a redirect that hosts could not follow.',
    cause:
      'A row of a redirect list has no target, leads to a file of the media library, or has an address with characters that hosts do not accept. A `*` may stand only at the end of an old address.',
    remedy: 'Correct the named field of the list in the CMS, or remove the row.',
    severities: ['error'],
  },
  'public-file': {
    title: "A file of the folder public/ can't go out as it is.",
    cause:
      "Its name has characters that not all hosts accept or begins with a dot, it is a link, it has the path of another file of the site or the address of a page or of the lead endpoint, it is too large, or it can't be read. It is a warning if Cloudflare Pages would not take it (more than 25 MiB), or if a `security.txt` lacks a field or expires.",
    remedy: 'Rename, replace or remove the file. The message says why it is refused.',
    severities: ['error', 'warning'],
  },
  'no-document-found': {
    title: 'A document has no page.',
    cause:
      'A link leads to a document that has no address on this site, for example a form or a document of another locale; or a document fits no rule in `config/routes.ts`.',
    remedy: 'Link to a document that has a page, or add a rule for the document.',
    severities: ['error'],
  },
  'missing-page': {
    title: 'A market lacks a page that every market needs.',
    cause:
      'Each launched market needs a home page and the pages `pricing`, `legal` and `404`. Links to the missing page are not listed apart. It is a warning in a pre-launch market.',
    remedy:
      'Publish the page under this UID in the named locale, or a translation of it under its own UID. A market that has not begun needs `isPreLaunch` in `config/locales.ts`.',
    severities: ['error', 'warning'],
  },
  'missing-document': {
    title: 'A market lacks a document that all of its pages use.',
    cause:
      'The sign-up dialog, the navigation, the prices or the locale settings are not published, or the dialog has no title. Without its settings a pre-launch market would be launched, unless config/locales.ts makes it pre-launch. The global strings are an error if the default locale lacks them, because other locales fall back to them. It is a warning if another locale lacks its own, if a locale has no list of disallowed email domains (`disallowed_emails`), if the default locale has no document with experiments (`feature_flags`), and in a pre-launch market.',
    remedy: 'Publish the document of the named type in the locale.',
    severities: ['error', 'warning'],
  },
  'unresolved-relationship': {
    title: 'A field names a document that the page can not use.',
    cause:
      'The document was deleted or unpublished, belongs to another locale, or has a type that the field may not hold. It is an error if a form, a thank-you page or a parent page is missing, because leads or addresses would be lost. It is a warning for others, such as a product scene or a case: the page leaves them out.',
    remedy: 'Choose another document in the named field, publish the document again, or empty the field.',
    severities: ['error', 'warning'],
  },
  'circular-parent': {
    title: 'The parents of a page lead in a circle.',
    cause:
      'A page is its own parent, or a parent of one of its parents. The message has the way from page to page. The pages stay as they were published; before that it is an error.',
    remedy: 'Empty the parent field of one of these pages, or choose another parent.',
    severities: ['error'],
  },
  'unreachable-page': {
    title: "Visitors can't reach a page by links.",
    cause:
      'No page of its locale links to it, or only pages that visitors can not reach either. Landing pages and pages with `noindex` are not reported, because visitors come to them from campaigns and forms.',
    remedy: 'Link to the page from a menu or another page, set its field `noindex`, or unpublish it.',
    severities: ['warning'],
  },
  'distant-page': {
    title: 'A page is more than three clicks away from the home page of its locale.',
    cause:
      'Menus, footer and the pages that they lead to do not link to it. Landing pages and pages with `noindex` are not reported.',
    remedy: 'Link to the page from a menu, from the footer, or from a page that the menus lead to.',
    severities: ['warning'],
  },
  'repeated-scene': {
    title: 'A product scene stands on more than four pages of a locale.',
    cause:
      'A scene tells one story, and a visitor of a few pages has seen it before. A page counts once, however often it shows the scene. Pages in other locales do not count, nor do pages that search engines do not index.',
    remedy: 'Give some of the listed pages a scene of their own: a new document of the type `product_scene`.',
    severities: ['warning'],
  },
  'missing-heading': {
    title: 'A page has no heading.',
    cause:
      'The document has no slices, its first slice has an empty heading or is of a kind that can not open a page, or the title of the document is empty.',
    remedy: 'Fill in the named field, or begin the page with a hero.',
    severities: ['error'],
  },
  'invalid-anchor': {
    title: 'The anchor of a slice is no usable id.',
    cause: 'Two slices have the same `anchor_id`, a part of the page has it already, or it has a space in it.',
    remedy: 'Give the slice another `anchor_id`, and correct the links that lead to it.',
    severities: ['error'],
  },
  'missing-meta': {
    title: 'A page has no title or no description for search engines.',
    cause: 'The field `meta_title` or `meta_description` of the document is empty.',
    remedy: "Fill in the field on the document's SEO tab.",
    severities: ['warning'],
  },
  'duplicate-meta': {
    title: 'Several pages of a locale have the same title or description.',
    cause: 'Search results then show several pages that nobody can tell apart. The finding lists them.',
    remedy: "Write a text of its own for each page, on the document's SEO tab.",
    severities: ['warning'],
  },
  'long-meta': {
    title: 'A title or a description is longer than search engines show.',
    cause:
      'A title is wider than 580 pixels in Arial of 20 pixels, the name of the site included, or a description is wider than 920 in Arial of 14 pixels: the room of search results on a desktop. They cut the rest.',
    remedy: 'Shorten the text in the named field.',
    severities: ['warning'],
  },
  'lead-form': {
    title: 'A form would lose leads, or get leads that nobody may write to.',
    cause:
      'The id of a form is not an id of a HubSpot form, two forms share an id, visitors can send a form without an email address, or they can join a mailing list (`lifecycle_stage` is `subscriber`) without consent. It is a warning if an ebook leads to a page without a download, or if a form sends sizes of companies that no form of the default locale sends.',
    remedy:
      'Copy the id from the form in HubSpot, give the form a required field `email`, require the marketing consent of a mailing list, choose a thank-you page with a download, or give the sizes the values that the finding names.',
    severities: ['error', 'warning'],
  },
  'split-test': {
    title: 'An experiment would not run as its editor means it.',
    cause:
      'The document `feature_flags` has an experiment or a bucket that no part of the site looks at, a bucket without a weight, or a path that fits no page. Or the sign-up dialog of a locale has nothing to show to a bucket.',
    remedy:
      'Write one of the names that the message lists, or remove the experiment or the bucket. The site has one experiment, `signup-proof`: the sign-up dialog shows a quote, ratings or its picture. `helios experiments` lists each experiment with its pages and its buckets.',
    severities: ['warning'],
  },
  'no-lead-endpoint': {
    title: "A form can't be sent, because no program takes the leads of the site.",
    cause:
      'The setting `site.leadEndpoint` or `HELIOS_LEAD_ENDPOINT` is `none`, and a page of the export has a lead form. Visitors who send it read that something went wrong. Sign-up forms lead on to the product.',
    remedy:
      'Run the lead endpoint at the origin of the site ([leads.md](leads.md)) and set `HELIOS_LEAD_ENDPOINT` to `own`, or unpublish the form.',
    severities: ['warning'],
  },
  'missing-locale-code': {
    title: 'The content has a locale that the site does not know.',
    cause: 'Prismic has documents in a locale that is not in `config/locales.ts`. The export leaves them out.',
    remedy: 'Add the locale to `config/locales.ts`, or remove its documents.',
    severities: ['warning'],
  },
  'missing-default-locale': {
    title: 'A document does not exist in the default locale.',
    cause: 'Other locales have translations of the document, but the locale they are translated from does not have it.',
    remedy:
      'Translate the document into the default locale, add it to the group of the document it translates, or tag it `local` if it is for one market alone.',
    severities: ['warning'],
  },
  'wrong-market': {
    title: 'A secondary market has a page that only main markets have.',
    cause:
      'A secondary market has its home page, the pricing page, the legal pages and the error pages. This page is of another kind.',
    remedy: 'Unpublish the page in this locale, or make the locale a main market in `config/locales.ts`.',
    severities: ['error'],
  },
  'one-way-translation': {
    title: 'A page names a translation that does not name it.',
    cause:
      'The CMS lists the translations of each document. One document lists the other, which does not list it. Search engines then ignore the pair.',
    remedy:
      'Publish both documents again. If the lists still differ, connect the documents as translations in the CMS.',
    severities: ['warning'],
  },
  'pre-launch-link': {
    title: 'A page of a launched market leads to a market in pre-launch.',
    cause: 'A field of the page holds a document of a locale whose settings say that it is in pre-launch.',
    remedy: 'Choose the document of the own locale in this field, or launch the other market.',
    severities: ['warning'],
  },
  'duplicate-pathname': {
    title: 'Two documents have the same address.',
    cause: 'The UIDs of the documents, with the rules in `config/routes.ts`, give one pathname for both.',
    remedy: 'Change the UID of one document, or give it a rule of its own in `config/routes.ts`.',
    severities: ['error'],
  },
  'unsafe-uid': {
    title: "A UID can't be part of an address.",
    cause:
      'The UID has a character other than lower-case letters, digits, hyphens, underscores and dots, is longer than 120 characters, or does not match the pattern that its type has in `config/routes.ts`.',
    remedy: 'Change the UID of the document, in the CMS or in the file that the finding names.',
    severities: ['error'],
  },
  'invalid-file': {
    title: 'A file of the embedded content is no document that Prismic could hold.',
    cause:
      'A file in `content/documents` is not UTF-8 or not JSON, does not end in `.json`, is in the wrong folder, lacks a property, repeats an id or a UID, has a type, a locale or a field without a model, or names a file that is not in `content/media`. A link that leads to no file is a fault, too.',
    remedy: 'Correct the named file. The finding names the document and the field, too, if they can be read.',
    severities: ['error'],
  },
  'unknown-slice': {
    title: "A document holds a slice that the site can't show.",
    cause: 'The slice or its variation has no model in `content/models/slices`, or its document type may not hold it.',
    remedy: 'Remove the slice from the document, or add its model and its component and run `npm run types`.',
    severities: ['error'],
  },
  'invalid-document': {
    title: 'A document is not as its model says.',
    cause:
      'A field has a value of another kind than its model, mostly because the model changed after the document was saved. It is a warning if the site has no model of the document at all: the export then leaves the document out.',
    remedy:
      'Correct the named field: in the CMS, and publish the document again, or in the file that the finding names.',
    severities: ['error', 'warning'],
  },
  'missing-string': {
    title: 'A text of the global strings is not translated.',
    cause: 'The field of the global strings is empty in this locale. The page shows the text of the default locale.',
    remedy: 'Fill in the field in the global strings of this locale.',
    severities: ['warning'],
  },
  'plural-forms': {
    title: 'A text with plural forms has not those that its language needs.',
    cause:
      'A text such as `{count, plural, one {# person} other {# people}}` is malformed or has no form `other`. It is a warning if it lacks another form of its language; the site then uses `other`.',
    remedy: 'Write every form of the language in the named field. `#` is the number.',
    severities: ['error', 'warning'],
  },
  'wrong-placeholder': {
    title: 'A text has a placeholder that nothing fills in.',
    cause:
      'The field has no placeholder of this name, for example because it is misspelt (`{amuont}`), or a brace belongs to no placeholder, because its partner is missing or a space is beside it. Visitors would see the text as it is, and the expense policy would lack the clause.',
    remedy: 'Write one of the placeholders that the hint names: a name in braces, without spaces.',
    severities: ['error'],
  },
  'missing-image': {
    title: "Helios can't fetch an image.",
    cause: 'The image was deleted from the media library, or its address is wrong.',
    remedy: 'Choose another image in the named field.',
    severities: ['error'],
  },
  'images-left-out': {
    title: 'The site was exported without its images.',
    cause:
      'The export ran with `--no-images`, which makes no image files. Pages refer to them all the same. `helios check-links` reports all of them once.',
    remedy: 'Export again without `--no-images` before you publish the site.',
    severities: ['error'],
  },
  'missing-file': {
    title: "Helios can't fetch a file that a page links to.",
    cause: 'The file was deleted from the media library, or its address is wrong.',
    remedy: 'Upload the file again, or choose another file in the named field.',
    severities: ['error'],
  },
  'invalid-image': {
    title: "Helios can't read a file as an image.",
    cause:
      'The file is damaged, its content has none of the formats below, whatever its name says, or it has more than 40 megapixels. An SVG is refused, too, if it would keep the export or browsers busy: with parts that repeat each other more than 20,000 times, with more than 1,000 rules of style, or with elements 10,000 deep.',
    remedy: 'Upload a JPEG, PNG, WebP, AVIF, GIF or SVG of at most 40 megapixels.',
    severities: ['error'],
  },
  'animated-image': {
    title: 'An image is animated, and the site shows its first frame alone.',
    cause:
      'The file is an animated GIF, WebP or PNG. The site has its images in other formats and sizes, which stand still.',
    remedy: 'Upload a still image, or upload the animation as a video and show it in a Video slice.',
    severities: ['warning'],
  },
  'past-event': {
    title: 'An event is over, or will be within a week, and has no recording.',
    cause:
      'An event is in the lists of upcoming events until its end, or to the end of its day in its time zone if it has no end. The first export after that leaves it out of the lists, and its page offers no seats any more. The event is set as upcoming or cancelled in the CMS.',
    remedy:
      'If the event is still to come, export the site after it. If it is over, add the recording and set the status to "on_demand", or unpublish the event.',
    severities: ['notice'],
  },
  'past-job': {
    title: 'A job is still on the site after its last day.',
    cause:
      'The day in the field "Open until" is over, by UTC. The page of the job and the lists show it until it is unpublished, and ask for applications.',
    remedy: 'Unpublish the job. If it is still open, give it a later day, or empty the field.',
    severities: ['notice'],
  },
  'wrong-dates': {
    title: "The dates of an event or a job can't be right.",
    cause:
      'An event ends before it begins, or its time zone does not exist, so that its times would be those of UTC; or the last day of a job is before the day on which it was posted. It is a warning if an event that is not set as a recording has no start, so that lists show it first and without a date; if its time zone is an abbreviation, which may stand for another zone than its editor means (`BST` is the time of Bangladesh); or if a job is posted on a day to come.',
    remedy: 'Correct the named field. A time zone has a continent and a city: `Europe/London`.',
    severities: ['error', 'warning'],
  },
  'wrong-amount': {
    title: "A price or a salary can't be right.",
    cause:
      'An amount of a plan is negative, a month costs more if it is billed yearly than if it is billed monthly, or two plans of a locale are the same one. Or the salary of a job is negative, or its lower end is above the upper one.',
    remedy:
      'Correct the amount in the named field. Both prices of a plan are those of a month, for one person or for all included users.',
    severities: ['error'],
  },
  'missing-alt': {
    title: 'An image has no alternative text.',
    cause: 'Screen readers read the alternative text to visitors who do not see the image. No editor has written it.',
    remedy: 'Describe the image in a few words in its field "alternative text".',
    severities: ['warning'],
  },
  'render-failed': {
    title: 'A template failed, so a page could not be made.',
    cause: 'The code of a template, a slice or an island throws an error with the content of the named pages.',
    remedy: 'Correct the code at the named file, line and column.',
    severities: ['error'],
  },
  'invalid-page': {
    title: 'The markup of a page breaks a rule of the site.',
    cause:
      'A template produced the fault, for example several `h1` elements, an id that occurs twice, an image without a size, or a script that the Content-Security-Policy blocks.',
    remedy: 'Correct the template in `src/templates`.',
    severities: ['error'],
  },
  'over-budget': {
    title: 'A page, the script of all pages, or the redirects exceed their budget.',
    cause:
      'The compressed size of a page, of a home page up to the end of its first section, or of the script exceeds the budget in `config/index.ts`, and the message names the largest parts; or the site has more redirects than Cloudflare Pages reads.',
    remedy:
      'Move some slices to another page, load some of the script later, join redirects of one folder into one with a `*`, or raise the budget in `config/index.ts`.',
    severities: ['warning'],
  },
  untranslated: {
    title: 'A document waits for its translation.',
    cause:
      '`helios content new` copied it from another locale, and it still has the tag `untranslated`. In `helios lint` it is also a warning for each text that is still the copied one.',
    remedy: 'Translate its texts, then remove the tag `untranslated`.',
    severities: ['error', 'warning'],
  },
  'wrong-language': {
    title: 'A text is in another language than its locale.',
    cause:
      'It was not translated yet, or it was copied from another market. `helios lint` asks a detector of languages and the dictionaries, and reports a text if another language knows clearly more of its words.',
    remedy:
      'Translate the text. If it is a name, it belongs into `content/words/all.txt`, one word a line, or into a field for names.',
    severities: ['warning'],
  },
  spelling: {
    title: 'A word is in no dictionary of its language.',
    cause: 'The word is misspelt, or it is a name or a term that dictionaries do not have. Finnish has no dictionary.',
    remedy:
      'Correct the word. Add a right one to `content/words/{language}.txt`, or to `content/words/all.txt` if it is the same in all languages. Names in the fields for names count as known.',
    severities: ['warning'],
  },
  notation: {
    title: 'A text is not in the form of its locale, or a line can end where it must not.',
    cause:
      'The text was copied from another market: `1,234.56` in a German text, `€20` where `20 €` is usual, `"…"` instead of `„…“`. Or a no-break space is an ordinary one: between a number and `€` or `%`, or before French `:`, `;`, `!` and `?`.',
    remedy: 'Write it as the message says.',
    severities: ['warning'],
  },
  'empty-words': {
    title: 'A heading or a link says nothing alone.',
    cause: 'People who jump from heading to heading or from link to link hear only `More` or `Click here`.',
    remedy: 'Name what is below the heading or behind the link: `More about cards`.',
    severities: ['warning'],
  },
  'displaced-span': {
    title: 'A bold or linked part of a text begins or ends inside a word.',
    cause:
      'A text was changed outside of the editor, and its bold parts and links stayed where they were: “**Vester Far**imagsgade”.',
    remedy: 'Mark the words again that the part should have.',
    severities: ['warning'],
  },
  'repeated-text': {
    title: 'Several pages of a locale have the same sentence.',
    cause:
      'A sentence of eight words or more was copied. Sentences that a site repeats on purpose are not reported: calls to action, questions and answers, words of customers, parts of tools, legal pages, jobs, and summaries that introduce another page.',
    remedy: 'Say it on one of the pages only, or in other words.',
    severities: ['warning'],
  },
  'broken-promise': {
    title: 'A link promises a file, and there is none.',
    cause: 'The text of the link says download, and the page to which it leads has no file, no tool and no form.',
    remedy: 'Lead to the file or to the page that has it, or change the text.',
    severities: ['warning'],
  },
  'external-link': {
    title: 'A link to another site gives no good answer.',
    cause:
      'Only `helios check-links --external` asks other sites. The name of the host does not resolve, the host does not answer in time, its certificate is not valid, or it answers with an error. All links to a host that fail for the same reason are one finding.',
    remedy:
      'Check again later. If the answer stays the same, change the link. If the link is fine for visitors, add it to `linkExceptions` in `config/index.ts` with a reason and an end date.',
    severities: ['warning'],
  },
  'expired-exception': {
    title: 'An exception has ended.',
    cause:
      'The day `until` of an exception in `linkExceptions` or `lintExceptions` of `config/index.ts` has passed, so its findings count again.',
    remedy: 'Remove the exception, or give it a new date if its reason still holds.',
    severities: ['warning'],
  },
} as const satisfies Record<FindingCode, FindingEntry>;
