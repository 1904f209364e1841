import { registerUrl } from '../sign-up/register-url.ts';
import type { Delivery } from './delivery.ts';
import { textsOf } from './form-fields.ts';
import { visitOf } from './visit.ts';

/** Takes a visitor and the address on to the product's own sign-up. */
export function createSignUpDelivery(form: HTMLFormElement): Delivery {
  return {
    name: 'sign-up',
    onTyped() {},
    async send() {
      return { isSent: true };
    },
    async leave() {
      location.assign(registerUrl(form.action, textsOf(form), visitOf(location.search)));
      return true;
    },
  };
}
