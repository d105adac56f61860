import type { Brand } from '#contracts/brand.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { phoneLink } from '../../frame/phone-link.ts';
import type { LostDetails } from './lost-details.ts';

/** Explains why the visitor is back at the first step. */
export function LostDetailsAlert({ lost, brand }: { lost: LostDetails; brand: Brand }) {
  return (
    <Alert tone="warning" role="status" className="mt-6" title="We need your details again">
      {lost === 'other' ? <OtherDetails /> : <MissingDetails brand={brand} />}
    </Alert>
  );
}

function OtherDetails() {
  return (
    <p>
      You’ve given other details in another tab. Give the ones for this form again, so that we don’t mix them
      up. What you wrote is saved.
    </p>
  );
}

function MissingDetails({ brand }: { brand: Brand }) {
  const { customerService } = brand.phones;
  return (
    <p>
      We keep them for 30 minutes only. If you haven’t been away that long, your browser may be refusing
      cookies: allow them for this site
      {customerService && (
        <>
          , or call <a href={phoneLink(customerService).href}>{customerService}</a>
        </>
      )}
      .
    </p>
  );
}
