import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { AfterStart } from './frame/hydration/after-start.ts';
import { typedFields } from './frame/hydration/typed-fields.ts';
import { reportError } from './telemetry/errors/failures.ts';

const typed = typedFields(document);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(problem, { errorInfo }) =>
          reportError({ kind: errorInfo ? 'boundary' : 'failed-call', problem })
        }
      />
      <AfterStart run={typed.forget} />
    </StrictMode>,
    { onRecoverableError: typed.restore },
  );
});
