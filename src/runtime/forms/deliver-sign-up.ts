import { signUpUrl } from '../sign-up/sign-up-url.ts';
import type { VisitRecord } from '../visit/visit-record.ts';
import type { Delivery } from './delivery.ts';
import { textsOf } from './form-fields.ts';

/** Takes a visitor and the address on to the product's own sign-up. */
export function createSignUpDelivery(form: HTMLFormElement, record: VisitRecord): Delivery {
  return {
    name: 'sign-up',
    onTyped() {},
    async send() {
      return { isSent: true };
    },
    async leave() {
      location.assign(signUpUrl(form.action, textsOf(form), record.registerFields()));
      return true;
    },
  };
}
