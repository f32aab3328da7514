import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** The machine that a link is for. */
export type HoursPortal = Schemas['HoursPortal']
/** What the server made of an entry. */
export type AcceptedReading = Schemas['AcceptedReading']

/** One figure on its way to the server. */
export type Entry = {
  /** The same for every try, so that it counts once. */
  clientId: string
  value: number
  /** When the person stood at the meter; ISO 8601. */
  enteredAt: string
  isReplacement: boolean
  /** The jump was asked back and is right. */
  confirmed: boolean
}

/** What must not be lost: what was typed, and the entry that the server has not answered yet. */
export type Draft = {
  typed: string
  isReplacement: boolean
  entry: Entry | undefined
}

export const emptyDraft: Draft = { typed: '', isReplacement: false, entry: undefined }
