import type { components } from '#contract/platform'
import type { Database } from '../../db/connection'

/** Something that an organization's people want to know of. */
export interface Happening {
  /** Whose it is; each organization that may know of it gets an entry of its own. */
  organizationIds: string[]
  type: 'machine' | 'order'
  event: components['schemas']['ActivityEvent']
  /** What it happened to, as in `Harrow WL-120`. */
  title: string
  /** Address in the web app. */
  link: string
  /** Where only one person of the organization, besides its admins, may know of it. */
  personId?: string
}

/** Tells of something in the caller's transaction. */
export type RecordActivity = (trx: Database, happening: Happening) => Promise<void>

/** What happened, and how much of it. */
export function createActivity(_options: { db: Database }) {
  const record: RecordActivity = async () => undefined
  return { record, operations: {} }
}
