import type { TestApp } from '../../support/test-app'
import type { Visitor } from '../../support/visitor'
import type { Cast } from '../access/cast'
import type { Records } from '../access/records'

export interface World {
  test: TestApp
  cast: Cast
  records: Records
}

/** A call as a client of the specification sends it: by a rightful caller, with nothing but the fields that are listed. */
export interface Sent {
  by: Visitor
  url: string
  /** Absent for a call without a body. */
  body?: object
  file?: { field: string; name: string; content: Buffer; type: string }
}

/** By the name of the call, as in `POST /quotes`. */
export type SentCalls = Record<string, (world: World) => Promise<Sent>>
