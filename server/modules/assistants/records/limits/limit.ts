import type { Phrases } from '../grammar/grammar'

/** What people ask for that no record has. */
export const unrecorded = [
  'fuel',
  'wages',
  'attendance',
  'drivers',
  'weather',
  'profit',
  'suppliers',
  'insurance',
  'machine_value',
  'warranty',
  'machine_purchase',
  'overheads',
  'accidents',
  'contact_details',
  'credit_limits',
  'tax_exemptions',
] as const

export type Unrecorded = (typeof unrecorded)[number]

/** What is answered by saying what is not known, or not done here. */
export type Limit =
  | Unrecorded
  | 'forecasts'
  | 'others_conversations'
  | 'own_conversations'
  | 'provider_balance'
  | 'cart'
  | 'abilities'

/** Words that show a limit. A word that manuals have, too, needs a sign of the business beside it. */
export interface LimitWords {
  limit: Limit
  names: Phrases
  /** One of these has to be there, too. */
  beside?: Phrases
  /** "We", "our", a company; a time: "last month", "did"; how much in such a time; a machine, or one by its own name; or nothing but these. */
  sign?: 'own' | 'time' | 'amount' | 'machine' | 'named_machine' | 'alone'
}

/** What people tell the assistant to do. */
export interface ActionWords {
  /** Before what is told: "please", "can you", "I want to". */
  polite: Phrases
  /** Change records. */
  verbs: Phrases
  /** Order parts, or open an order. */
  orderVerbs: Phrases
  /** Followed by anything but these, a word is no verb: "change of oil", "order status". */
  determiners: Phrases
  /** What is changed, beside what the grammar of records names. */
  things: Phrases
  /** Show that records are to be shown, not changed: "make a list of open orders". */
  shown: Phrases
}
