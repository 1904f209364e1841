import type { ComponentProps } from 'react';
import { SignUp } from '../../../src/islands/sign-up/SignUp.tsx';

type SignUpProps = ComponentProps<typeof SignUp>;

/** The sign-up dialog for these targets, whose texts are empty but for those of the test. */
export function signUpDialog(props: Pick<SignUpProps, 'targets'> & Partial<SignUpProps>) {
  return (
    <SignUp
      title=""
      subtitle=""
      emailLabel=""
      emailPlaceholder=""
      submitLabel=""
      busyLabel=""
      closeLabel=""
      picture={undefined}
      features={[]}
      partner={{ title: '', subtitle: '' }}
      quote={undefined}
      ratings={undefined}
      leads=""
      terms={[]}
      enrichment=""
      disclaimer=""
      captchaTerms={undefined}
      {...props}
    />
  );
}
