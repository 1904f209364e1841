import type { Page, Route } from 'playwright';

/** What a page posted to the endpoint. */
export interface Post {
  readonly url: string;
  readonly key: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: { readonly formData: { readonly context: object; readonly legalConsentOptions?: object } };
}

/** Answers the posts of a page in turn, and the further ones by the last answer. */
export async function answer(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<Post[]> {
  const posts: Post[] = [];
  await page.route('**/api/hubspot-submit-form*', async (route) => {
    const request = route.request();
    const body = request.postDataJSON();
    const fields = Object.fromEntries(
      body.formData.fields.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    posts.push({ url: request.url(), key: request.headers()['idempotency-key'], fields, body });
    await (answers[posts.length - 1] ?? answers.at(-1))?.(route);
  });
  return posts;
}

/** Answers for `answer`. */
export const accepted = (route: Route) => route.fulfill({ json: { ok: true, delivery: 'delivered' } });
export const refused = (route: Route) => route.fulfill({ status: 502, json: 'error' });
export const broken = (route: Route) => route.fulfill({ status: 500, body: '<h1>Internal error</h1>' });
export const unanswered = () => new Promise<void>(() => {});

/** Listens for the outcomes of forms that a page reports to tracking. */
export async function outcomes(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    document.addEventListener('helios:form-outcome', (event) => heard.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { heard: unknown }).heard);
}
