import { handOverScript, type IdentityPage } from '#contracts/identity-page.ts';
import { Button } from '../design-system/button/button.tsx';

type HandOverProps = Omit<Extract<IdentityPage, { kind: 'hand-over' }>, 'kind'>;

export const handOverWords = {
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

/** Carries what the provider answers to where it belongs: by itself, or by the button where it asks or scripts don't run. */
export function HandOver({ to, asks, action, fields }: HandOverProps) {
  const { title, text, button } = handOverWords[to];
  return (
    <div className="wrap page-head flow flow--8">
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
      <form id="hand-over" method="post" action={action}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button>{button}</Button>
      </form>
      {!asks && <script dangerouslySetInnerHTML={{ __html: handOverScript }} />}
    </div>
  );
}
