import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askDetails, customerDetails } from './details-query.ts';
import type { OnDetails } from './late-details.ts';

/** Loads the signed-in visitor's details for a form while the form is mounted. Part of the session watch. */
export function LoadDetails({ email, onDetails }: { email: string; onDetails: OnDetails }) {
  const {
    data: details,
    isPending,
    failureCount,
    isError: hasFailed,
  } = useQuery(customerDetails(askDetails, email));
  const isAsking = isPending && failureCount === 0;
  useEffect(() => onDetails({ details, isAsking, hasFailed }), [onDetails, details, isAsking, hasFailed]);
  useEffect(() => () => onDetails({ isAsking: false, hasFailed: false }), [onDetails]);
  return null;
}
