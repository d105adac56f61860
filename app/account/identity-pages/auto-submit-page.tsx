import { autoSubmitScript, type IdentityPage } from '#contracts/identity-page.ts';
import { Button } from '../../design-system/button/button.tsx';

type AutoSubmitPageProps = Omit<Extract<IdentityPage, { kind: 'auto-submit' }>, 'kind'>;

export const autoSubmitWords = {
  'signed-in': {
    title: 'You’re signed in',
    text: 'Continue to the page you came from.',
    button: 'Continue',
  },
  'signed-out': {
    title: 'Sign out',
    text: 'One more step, and you’re signed out on this device.',
    button: 'Sign out',
  },
};

/**
 * Posts the provider's response back to the site: automatically, or by the button if confirmation is needed or scripts
 * don't run.
 */
export function AutoSubmitPage({ to, asks, action, fields }: AutoSubmitPageProps) {
  const { title, text, button } = autoSubmitWords[to];
  return (
    <div className="wrap page-head page-head--low flow flow--8">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <form id="auto-submit" method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{button}</Button>
      </form>
      {!asks && <script dangerouslySetInnerHTML={{ __html: autoSubmitScript }} />}
    </div>
  );
}
