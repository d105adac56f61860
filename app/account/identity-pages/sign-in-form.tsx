import { Button } from '../../design-system/button/button.tsx';
import { TextField } from '../../design-system/text-field/text-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { areaHref } from '../../area-href.ts';

export const signInTitle = 'Sign in';

type SignInFormProps = { action: string; email: string; errors: Record<string, string>; brandName: string };

/** The sign-in form: plain HTML, validated by the provider. The password is never sent back to the page. */
export function SignInForm({ action, email, errors, brandName }: SignInFormProps) {
  return (
    <div className="wrap page-head flow flow--8">
      <form className="form" method="post" action={action} noValidate>
        <FormErrors errors={errors} />
        <div>
          <h1>{signInTitle}</h1>
          <p className="lead">Use the email address and password of your {brandName} account.</p>
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
        <TextField
          id="password"
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <div>
          <Button>Sign in</Button>
        </div>
        <p>
          You don’t need to sign in to get help.{' '}
          <a href={areaHref('/')}>Go to help and support without signing in</a>
        </p>
      </form>
    </div>
  );
}
