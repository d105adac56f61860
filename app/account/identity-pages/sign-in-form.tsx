import type { Brand } from '#contracts/brand.ts';
import { showPasswordScript } from '#contracts/identity-page.ts';
import { Button } from '../../design-system/button/button.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { ringFor } from '../../frame/ring-us/ring.ts';
import { SignInAside } from './sign-in-aside.tsx';

export const signInTitle = 'Sign in';

type SignInFormProps = {
  action: string;
  email: string;
  errors: Record<string, string>;
  brand: Brand;
  /** The address of the article about forgotten passwords. */
  helpLink: string;
};

/** The sign-in form: plain HTML, validated by the provider. The password is never sent back to the page. */
export function SignInForm({ action, email, errors, brand, helpLink }: SignInFormProps) {
  return (
    <div className="wrap page-head page-head--low split">
      <form className="form" method="post" action={action} noValidate>
        <FormErrors errors={errors} />
        <div>
          <h1>{signInTitle}</h1>
          <p className="lead">Use the email address and password of your {brand.name} account.</p>
        </div>
        <TextField
          id="email"
          name="email"
          label="Email address"
          type="email"
          autoComplete="username"
          spellCheck={false}
          error={errors['email']}
          defaultValue={email}
        />
        <div className="flow flow--3">
          <TextField
            id="password"
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            error={errors['password']}
          />
          <Button type="button" kind="second" small id="show-password" aria-controls="password" hidden>
            Show password
          </Button>
          <p>
            <a href={helpLink}>Forgotten your password?</a>
          </p>
        </div>
        <div className="button-row">
          <Button>Sign in</Button>
        </div>
      </form>
      <SignInAside ring={ringFor(brand, 'general')} />
      <script dangerouslySetInnerHTML={{ __html: showPasswordScript }} />
    </div>
  );
}
