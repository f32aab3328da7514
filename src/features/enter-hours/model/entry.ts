import type { components } from '#contract/platform'

type Schemas = components['schemas']

type OfLinkAlone = 'dealership_phone' | 'dealership_logo' | 'upcoming'
/** The machine that hours are entered for. What only a link shows of it is absent on the machine's own page. */
export type HoursPortal = Omit<Schemas['HoursPortal'], OfLinkAlone> & Partial<Pick<Schemas['HoursPortal'], OfLinkAlone>>
/** What the server made of an entry. */
export type AcceptedReading = Schemas['AcceptedReading']

/** A figure that was accepted, with what became of its photograph. */
export type SentReading = AcceptedReading & {
  /** Absent where none was added; `refusal` is why the server did not store it, in its words. */
  photograph?: { refusal: string | undefined }
}

/** What can be added to a figure. */
export type EntryDetails = {
  /** When the meter was read, where that was not just now; ISO 8601. */
  takenAt?: string | undefined
  note?: string | undefined
}

/** One figure on its way to the server. */
export type Entry = EntryDetails & {
  /** The same for every try, so that it counts once. */
  clientId: string
  value: number
  /** When the person read the meter; ISO 8601. */
  enteredAt: string
  isReplacement: boolean
  /** The jump was confirmed. */
  confirmed: boolean
  /** The server has the figure; what waits for a connection is the photograph alone. */
  isSaved?: boolean
}

/** What must not be lost: what was typed, and the entry that the server has not answered yet. */
export type Draft = {
  typed: string
  isReplacement: boolean
  entry: Entry | undefined
}

export const emptyDraft: Draft = { typed: '', isReplacement: false, entry: undefined }
