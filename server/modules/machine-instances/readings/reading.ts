import type { MeterUnit } from '../../../domain/meter-figure'

/** A reading that counts: neither voided nor refused. Figures in tenths. */
export interface ValidReading {
  takenAt: Date
  value: number
  /** What earlier meters had run when this one was at zero. */
  offset: number
  /** The first of a new meter. */
  isReplacement: boolean
}

/** What counts right before and right after a moment; of two at the same moment, the one entered last is the later. */
export interface Neighbours {
  before: ValidReading | undefined
  after: ValidReading | undefined
}

export const noNeighbours: Neighbours = { before: undefined, after: undefined }

/** What somebody reports that a meter shows. */
export interface EnteredReading {
  takenAt: Date
  /** Tenths. */
  value: number
  isReplacement: boolean
  /** That they were asked about a jump, and that it is right. */
  confirmed: boolean
}

export type Refusal =
  | { outcome: 'in_future' }
  | { outcome: 'lower_than_last'; last: ValidReading }
  | { outcome: 'higher_than_next'; next: ValidReading }
  | { outcome: 'jump'; last: ValidReading; gained: number; possible: number }

/** `shift` is what every later reading's offset rises by, in tenths; it is below zero only after a void. */
export type Judgement = { outcome: 'accepted'; offset: number; shift: number } | Refusal

/** Phones and machines are not always on time. What is ahead by no more than this counts as taken now. */
const clockSkewMs = 5 * 60_000

const dayMs = 24 * 3_600_000
/** 24 h, in tenths. */
const dayOfRunning = 240

/** What the machine had run over all of its meters, in tenths: the rest follows from this (behaviour, section 4). */
export const totalOf = ({ value, offset }: Pick<ValidReading, 'value' | 'offset'>): number => value + offset

/** When a reading counts as taken: never in the future, or the next one would be a late entry; by default after all others. */
export function countedAt(takenAt: Date | undefined, now: Date, lastReadAt: Date | null): Date {
  if (takenAt) return takenAt > now ? now : takenAt
  return lastReadAt && lastReadAt > now ? lastReadAt : now
}

/** The last reading of a machine by what its row stores: the total over all meters and what the present one shows. */
export const latestReading = ({ total, value, lastReadAt }: StoredMeter): ValidReading | undefined =>
  lastReadAt ? { value, offset: total - value, takenAt: lastReadAt, isReplacement: false } : undefined

interface StoredMeter {
  total: number
  value: number
  lastReadAt: Date | null
}

/** Days between two moments, at least one: people note a figure at any hour and send it at another. */
export const daysBetween = (from: Date, to: Date): number => Math.max(1, (to.getTime() - from.getTime()) / dayMs)

/**
 * "A reading lower than the last one is refused unless it is marked as a meter replacement (offset kept); a jump of more
 * than 24 h per elapsed day is asked back once" (behaviour, section 4).
 *
 * A late entry must fit between its neighbours in the same way. The first of a new meter is not asked back, for what two
 * meters show cannot be compared, and neither are kilometres.
 */
export function judgeReading(
  { before, after }: Neighbours,
  reading: EnteredReading,
  { unit, now }: { unit: MeterUnit; now: Date },
): Judgement {
  if (reading.takenAt.getTime() > now.getTime() + clockSkewMs) return { outcome: 'in_future' }
  if (before && !follows(before, reading)) return { outcome: 'lower_than_last', last: before }
  if (after && !follows(reading, after)) return { outcome: 'higher_than_next', next: after }
  if (before && unit === 'hours' && !reading.isReplacement && !reading.confirmed) {
    const gained = reading.value - before.value
    const possible = Math.floor(dayOfRunning * daysBetween(before.takenAt, reading.takenAt))
    if (gained > possible) return { outcome: 'jump', last: before, gained, possible }
  }
  const offset = offsetAfter(before, reading)
  return { outcome: 'accepted', offset, shift: shiftOf({ ...reading, offset }, after) }
}

export type VoidJudgement =
  | { outcome: 'accepted'; shift: number }
  | { outcome: 'needed_by_later'; last: ValidReading; next: ValidReading }

/**
 * Whether a reading may be taken out of account, by what counts around it. Without the first of a new meter, what came
 * after is reckoned as read on the meter before; where it is lower than that one had been, this cannot be, and those
 * readings have to be voided first.
 */
export function judgeVoid({ before, after }: Neighbours): VoidJudgement {
  if (before && after && !follows(before, after)) return { outcome: 'needed_by_later', last: before, next: after }
  return { outcome: 'accepted', shift: shiftOf(before, after) }
}

type OnMeter = Pick<ValidReading, 'value' | 'isReplacement'>

/** A meter never runs backwards; a new one may begin anywhere. */
const follows = (earlier: OnMeter, later: OnMeter) => later.isReplacement || later.value >= earlier.value

const offsetAfter = (before: ValidReading | undefined, { isReplacement }: OnMeter): number => {
  if (!before) return 0
  return isReplacement ? totalOf(before) : before.offset
}

/** An offset is that of the reading before, or its total, so what changes the first changes all that follow alike. */
const shiftOf = (before: ValidReading | undefined, after: ValidReading | undefined): number =>
  after ? offsetAfter(before, after) - after.offset : 0
