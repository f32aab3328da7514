import type { Migration } from 'kysely'
import * as sandbox from './0001-sandbox'

export const migrations: Record<string, Migration> = { '0001-sandbox': sandbox }
