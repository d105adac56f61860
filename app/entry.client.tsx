import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { tellFailure } from './failures/failures.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter
        onError={(problem, { errorInfo }) =>
          tellFailure({ kind: errorInfo ? 'boundary' : 'failed-call', problem })
        }
      />
    </StrictMode>,
  );
});
