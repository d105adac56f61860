import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restoreTypedFields } from './frame/hydration/restore-typed-fields.ts';
import { reportError } from './telemetry/errors/failures.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(problem, { errorInfo }) =>
          reportError({ kind: errorInfo ? 'boundary' : 'failed-call', problem })
        }
      />
    </StrictMode>,
    { onRecoverableError: restoreTypedFields(document) },
  );
});
