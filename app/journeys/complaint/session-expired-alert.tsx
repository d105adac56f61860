import type { Brand } from '#contracts/brand.ts';
import { Alert } from '../../design-system/alert/alert.tsx';
import { phoneLink } from '../../frame/phone-link.ts';

/** Explains why the visitor is back at the first step. */
export function SessionExpiredAlert({ brand }: { brand: Brand }) {
  const { customerService } = brand.phones;
  return (
    <Alert tone="warning" role="status" className="mt-6" title="We need your details again">
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
    </Alert>
  );
}
