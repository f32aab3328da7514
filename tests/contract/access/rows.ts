import type { Column, Side } from './columns'
import type { PortalKind } from './portal-tokens'
import type { Records } from './records'

export interface Call {
  url: string
  payload?: object
  file?: { field: string; name: string; content: Buffer; type: string }
  /** What of the record the answer shows to whoever may read it. */
  shows?: string
}

interface Asked {
  records: Records
  /** Who asks; for the sides of the neighbours, somebody whose record it is. */
  who: Column
  side: Side
}

/** A call that asks who somebody is: the status for each column, written by hand. */
export interface ClosedRow {
  call: (asked: Asked) => Call | Promise<Call>
  /** Statuses in the order of the columns: super user, dealership's admin and user, operator's admin, user and machine operator. */
  own: string
  /** The same on a record of strangers; absent where the call names no record. */
  foreign?: string
  /**
   * Statuses for the rival's admin and user, of what the first dealership shares with the operator, or of each of the two
   * where the record has one owner. Where the call has something to show, `+` says that it is shown and `-` that it is not.
   */
  rival: string | { dealership: string; operator: string }
  /** The same for the former dealership's admin and user, of what is from before the end of its service... */
  before: string
  /** ...and of what is from after it; absent where the call names no record. */
  after?: string
}

/** A call that asks nobody: the same answer for everyone, whatever token they send. */
export interface OpenRow {
  call: (asked: Asked) => Call | Promise<Call>
  open: number
}

/** A call that a signed address opens: `call` gives the address without its proof, `subject` what a proof is made for. */
export interface SignedRow {
  signed: (asked: Asked) => Promise<{ url: string; subject: string }>
  /** Where a bearer token opens it, too: the statuses of its columns, as in a closed row. */
  bearer?: Pick<ClosedRow, 'own'> & Required<Pick<ClosedRow, 'foreign'>>
}

/** A call that a portal link opens, whoever asks: `opens` is the status with a good one of that kind. */
export interface PortalRow {
  portal: PortalKind
  shown: (token: string) => Call
  opens: number
}

export type Row = ClosedRow | OpenRow | SignedRow | PortalRow
export type Rows = Record<string, Row>

/** What its person alone reads, not even the staff of a dealership beside. */
export const hidden = {
  rival: { dealership: '404 404', operator: '404 404' },
  before: '404 404',
  after: '404 404',
}
