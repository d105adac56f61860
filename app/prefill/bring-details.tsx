import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askDetails, customerDetails } from './details-query.ts';
import type { TellDetails } from '../shell/account/late-details.ts';

/** Brings a form the details of who is signed in, for as long as it is there. Part of the watch over the visit. */
export function BringDetails({ email, tell }: { email: string; tell: TellDetails }) {
  const { data: details, isPending, failureCount } = useQuery(customerDetails(askDetails, email));
  const isAsking = isPending && failureCount === 0;
  useEffect(() => tell({ details, isAsking }), [tell, details, isAsking]);
  useEffect(() => () => tell({ isAsking: false }), [tell]);
  return null;
}
