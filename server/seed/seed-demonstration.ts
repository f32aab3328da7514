import type { Database } from '../db/connection'
import { createUnitOfWork } from '../events/unit-of-work'
import type { FileStore } from '../infrastructure/files/file-store'
import { createLogger } from '../infrastructure/logging/logger'
import type { DemonstrationBank } from './demonstration-bank'
import { demonstrationPassword, demonstrationPeople } from './demonstration-people'

interface Options {
  db: Database
  files: FileStore
  /** Whether to create the demonstration if it does not exist. */
  make: boolean
  /** Opens the bank by which its customers have paid; without it, they have not paid by card. */
  openBank?: (() => Promise<DemonstrationBank>) | undefined
}

/**
 * Creates the demonstration at the first start, in one transaction: people, machines, manuals (behaviour, section 10).
 * @returns lines that list its sign-ins; undefined if the database has no demonstration
 */
export async function seedDemonstration({ db, files, make, openBank }: Options): Promise<string[] | undefined> {
  const emails = demonstrationPeople.map(({ email }) => email)
  const present = await db.selectFrom('person').where('email', 'in', emails).select('id').executeTakeFirst()
  if (!present) {
    const anyone = await db.selectFrom('person').select('id').executeTakeFirst()
    if (!make || anyone) return undefined
    // Imported here, because the writing of manuals occupies 30 MB that no later start needs.
    const { seedRecords } = await import('./seed-records')
    // Without subscribers, because the records that they would create are part of the demonstration.
    const { transact } = createUnitOfWork({ db, logger: createLogger('silent') })
    const bank = await openBank?.()
    try {
      await transact((trx) => seedRecords(trx, files, bank))
    } finally {
      await bank?.close()
    }
  }
  const width = Math.max(...emails.map(({ length }) => length))
  return [
    `Sign in with the password ${demonstrationPassword} as`,
    ...demonstrationPeople.map(({ email, role }) => `  ${email.padEnd(width)}  ${role}`),
  ]
}
