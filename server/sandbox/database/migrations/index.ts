import type { Migration } from 'kysely'
import * as sandbox from './0001-sandbox'
import * as trials from './0002-trials'
import * as inquiries from './0003-inquiries'

export const migrations: Record<string, Migration> = {
  '0001-sandbox': sandbox,
  '0002-trials': trials,
  '0003-inquiries': inquiries,
}
