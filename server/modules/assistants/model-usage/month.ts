import { type Day, day } from '../../../domain/day'

declare const brand: unique symbol

/** A calendar month in UTC, such as `2026-11`. Months can be compared as strings. */
export type Month = string & { readonly [brand]: 'month' }

const pattern = /^20\d\d-(?:0[1-9]|1[0-2])$/

const isMonth = (text: string): text is Month => pattern.test(text)

/** @throws RangeError unless the text is a month of this century */
export function month(text: string): Month {
  if (isMonth(text)) return text
  throw new RangeError(`"${text}" is not a month`)
}

export const monthOf = (moment: Date): Month => month(moment.toISOString().slice(0, 7))

/** The first day of the month that is so many months later or, if negative, earlier, such as `2026-12-01`. */
export function firstDay(of: Month, monthsLater = 0): Day {
  const first = new Date(`${of}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + monthsLater)
  return day(first.toISOString().slice(0, 10))
}
