import type { Migration } from 'kysely'
import * as identity from './0001-identity'
import * as machines from './0002-machines'
import * as manuals from './0003-manuals'
import * as conversations from './0004-conversations'
import * as realtime from './0005-realtime'

/** In order of their numbers. A migration is never edited after it landed: add the next one. */
export const migrations: Record<string, Migration> = {
  '0001-identity': identity,
  '0002-machines': machines,
  '0003-manuals': manuals,
  '0004-conversations': conversations,
  '0005-realtime': realtime,
}
