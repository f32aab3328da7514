import { median } from '../timing'

export interface LoginReport {
  logins: number
  /** Milliseconds, medians. */
  known: number
  unknown: number
  /** The difference in percent of the shorter one. */
  difference: number
}

/** In percent. */
const allowed = 10

/** @param times milliseconds of each login */
export function toReport(times: { known: readonly number[]; unknown: readonly number[] }): LoginReport {
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const difference = (Math.abs(known - unknown) / Math.min(known, unknown)) * 100
  return { logins: times.known.length, known, unknown, difference }
}

export const tellsNothing = ({ difference }: LoginReport): boolean => difference < allowed

export const toText = (report: LoginReport): string =>
  [
    `${report.logins} logins each with a wrong password, taken in turn`,
    `known accounts    ${report.known.toFixed(2).padStart(8)} ms`,
    `unknown accounts  ${report.unknown.toFixed(2).padStart(8)} ms`,
    `difference        ${report.difference.toFixed(1).padStart(8)} %, ${tellsNothing(report) ? 'below' : 'NOT below'} ${allowed} %`,
  ].join('\n')
