import { details } from '#locale/open.ts';
import { intl } from '#locale/shared.ts';

const relative = new Intl.RelativeTimeFormat(intl, { numeric: 'auto' });
const date = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', year: 'numeric' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The age of something, by the days of the reader's calendar; both times in milliseconds since 1970. */
export function ago(when: number, now: number): string {
  const passed = now - when;
  if (passed < MINUTE) return details.justNow;
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  // Rounded: a day in which the clocks change is an hour longer or shorter.
  const days = Math.round((midnight(now) - midnight(when)) / (24 * HOUR));
  if (days === 0) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return days < 7 ? relative.format(-days, 'day') : date.format(when);
}
