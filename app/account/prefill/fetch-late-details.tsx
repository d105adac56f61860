import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askDetails, customerDetails } from './details-query.ts';
import type { OnDetails } from './late-details.ts';

/** Fetches the signed-in visitor's details for a form while the form is mounted. Part of the session watch. */
export function FetchLateDetails({ email, onDetails }: { email: string; onDetails: OnDetails }) {
  // Also pending between retries: the indicator stays until the details come or the last attempt has failed (SPEC §4).
  const {
    data: details,
    isPending: isAsking,
    isError: hasFailed,
  } = useQuery(customerDetails(askDetails, email));
  useEffect(() => onDetails({ details, isAsking, hasFailed }), [onDetails, details, isAsking, hasFailed]);
  useEffect(() => () => onDetails({ isAsking: false, hasFailed: false }), [onDetails]);
  return null;
}
