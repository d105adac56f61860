import * as z from 'zod/mini';
import { londonMoment } from './calendar/london-moment.ts';
import { optionalField } from './optional-fields.ts';

/** More would push the search box off every screen. */
const mostNotices = 10;

const text = z.string().check(z.minLength(1));
const isMoment = (written: string | undefined): written is string =>
  written !== undefined && londonMoment(written) !== undefined;
const moment = z.string().check(z.refine(isMoment, 'a time in the UK, like 2026-12-01T18:00'));

/**
 * A service-outage notice: `message` is rich text, `title` a line with b and sup. It is shown from `from` until `until`,
 * in UK time; without them always. `areas` are shown as they are: postcodes, towns. SPEC §3.
 */
export const outageNotice = z
  .object({
    title: z.string(),
    message: z.string(),
    from: optionalField(moment),
    until: optionalField(moment),
    areas: optionalField(z.array(text)),
  })
  .check(
    z.refine(({ from = '', until }) => !isMoment(until) || !isMoment(from) || until > from, {
      message: 'later than from',
      path: ['until'],
    }),
  );
export type OutageNotice = z.infer<typeof outageNotice>;

/** Several notices, shown in this order. */
export const outageNotices = z.object({
  notices: z.array(outageNotice).check(z.maxLength(mostNotices, `a list of ${mostNotices} at most`)),
});

/**
 * `GET /service-outages/help-and-support.json`, 404 when there is no notice: one notice, as SPEC §7 has it, or a list.
 */
export const serviceOutage = z.union([outageNotices, outageNotice]);
export type ServiceOutage = z.infer<typeof serviceOutage>;
