import { isStaff } from '../../access'
import type { Caller } from '../../access/caller'

export interface QuestionsOfDay {
  /** In UTC, as in `2026-03-31`. */
  date: string
  /** By the confidence of their answer: certain, uncertain, and none in the manuals. */
  sure: number
  unsure: number
  none: number
}

interface Count<Status> {
  status: Status
  count: number
}

const dayMs = 86_400_000
const days = 14

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last 14 days in UTC, the oldest first; the last one is today. */
export const lastDays = (now: Date): string[] =>
  Array.from({ length: days }, (_, index) => dateOf(now.getTime() - (days - 1 - index) * dayMs))

/** The questions of each of the days: one without any has zeros. */
export function byDay(dates: readonly string[], counted: readonly QuestionsOfDay[]): QuestionsOfDay[] {
  const found = new Map(counted.map((day) => [day.date, day]))
  return dates.map((date) => found.get(date) ?? { date, sure: 0, unsure: 0, none: 0 })
}

export function machineFigures(counts: readonly Count<'ready' | 'processing' | 'no_manual'>[]) {
  const of = countIn(counts)
  return { total: sum(counts), ready: of('ready'), processing: of('processing'), no_manual: of('no_manual') }
}

/** One that waits for its processing counts as being processed. */
export function manualFigures(counts: readonly Count<'QUEUED' | 'PROCESSING' | 'READY' | 'FAILED'>[]) {
  const of = countIn(counts)
  return { total: sum(counts), ready: of('READY'), processing: of('QUEUED') + of('PROCESSING'), failed: of('FAILED') }
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0)

const countIn =
  <Status>(counts: readonly Count<Status>[]) =>
  (wanted: Status) =>
    counts.find(({ status }) => status === wanted)?.count ?? 0

/** Whose questions somebody's figures count: a super user everybody's, an Org Admin the organization's, others their own. */
export function questionScope({ isSuperuser, organization, groups, userId }: Caller): QuestionScope {
  if (isSuperuser) return { of: 'everybody' }
  if (organization && groups.includes('Org Admin')) return { of: 'organization', id: organization.id }
  return { of: 'person', id: userId }
}

export type QuestionScope = { of: 'everybody' } | { of: 'organization' | 'person'; id: string }

/** The organization whose accounts are counted: an Org Admin's own. */
export const peopleScope = ({ isSuperuser, organization, groups }: Caller): string | undefined =>
  !isSuperuser && groups.includes('Org Admin') ? organization?.id : undefined

/** The dealership whose operators are counted: its staff's. */
export function operatorScope(caller: Caller): string | undefined {
  const { isSuperuser, organization } = caller
  return !isSuperuser && organization?.type === 'DEALERSHIP' && isStaff(caller) ? organization.id : undefined
}
