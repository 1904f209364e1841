import { hydrateWith } from '../hydrate.tsx';
import { SignUp } from './SignUp.tsx';

export const hydrate = hydrateWith(SignUp);
