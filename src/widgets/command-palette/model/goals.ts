import type { CataloguePart } from '@/entities/catalogue'
import type { ManualHit } from '@/entities/manual'

/** What is asked, about which machine; the chosen one where none is named. */
type Asked = { machine?: string; q?: string }

/** Where the palette can lead; the app knows the ways. */
export type PaletteGoals = {
  /** The screens that the reader can open, those of their menu first. */
  screens: readonly { to: string; label: string }[]
  /** The organization whose machines are searched; undefined for a super user, who has none. */
  organizationId: string | undefined
  onGo: (to: string) => void
  onMachine: (machineId: string) => void
  onInstance: (instanceId: string) => void
  /** To the assistant, with a question or without. */
  onAsk: (asked: Asked) => void
  /** To a page of a manual, found by these words. */
  onPage: (hit: ManualHit, words: string) => void
  /** To a part of a catalogue; undefined where the reader has no page of parts and buys from nobody. */
  onPart: ((part: FoundPart) => void) | undefined
  /** Whether that puts the part into the cart, which is said beside it. */
  isPartForCart: boolean
  onOrder: (orderId: string) => void
  onQuote: (quoteId: string) => void
  /** To the page of a customer; undefined for those who serve none. */
  onCustomer: ((customerId: string) => void) | undefined
  /** To somebody's account; undefined where the reader manages none. */
  onPerson: ((email: string) => void) | undefined
  /** To the upload of a manual; undefined for those who upload none. */
  onUploadManual: (() => void) | undefined
  /** To the list of keys. */
  onKeys: () => void
  onLogout: () => void
}

/** A part with the dealership that sells it. */
type FoundPart = Pick<CataloguePart, 'id' | 'part_number' | 'description'> & { dealershipId: string }
