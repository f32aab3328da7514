import { sql } from 'kysely'
import { serves } from '../../../access'
import type { Database, Transaction } from '../../../db/connection'
import type { Language } from '../../../domain/text'

export interface CustomerSides {
  dealershipId: string
  operatorId: string
}

export interface CustomerContact {
  id: string
  email: string
  language: Language
}

/**
 * The address that a dealership has entered for a customer, as long as it serves it.
 * @param isEnding also at the moment when the service ends
 */
export async function findContact(
  db: Database,
  { dealershipId, operatorId }: CustomerSides,
  { isEnding = false } = {},
): Promise<CustomerContact | undefined> {
  const row = await db
    .selectFrom('customer_contact')
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .where(isEnding ? sql<boolean>`true` : serves(sql.val(dealershipId), sql.val(operatorId)))
    .select(['id', 'email', 'language'])
    .executeTakeFirst()
  return row && { ...row, language: row.language === 'es' ? 'es' : 'en' }
}

interface EnteredContact extends CustomerSides {
  email: string
  language: Language
  createdBy: string
}

/** Another address gets an id of its own: who ends the e-mails to the old one does not end those to the new one. */
export async function storeContact(trx: Transaction, entered: EnteredContact): Promise<void> {
  const { dealershipId, operatorId, email, language, createdBy } = entered
  await trx
    .insertInto('customer_contact')
    .values({ organization_id: dealershipId, operator_id: operatorId, email, language, created_by: createdBy })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'operator_id'])
        .doUpdateSet({ id: sql`gen_random_uuid()`, email, language, created_by: createdBy, created_at: sql`now()` })
        .where('customer_contact.email', '<>', email),
    )
    .execute()
}

export async function removeContact(trx: Transaction, { dealershipId, operatorId }: CustomerSides): Promise<void> {
  await trx
    .deleteFrom('customer_contact')
    .where('organization_id', '=', dealershipId)
    .where('operator_id', '=', operatorId)
    .execute()
}
