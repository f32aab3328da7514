import { isServing } from '../../../access'
import type { Database } from '../../../db/connection'
import { forbidden } from '../../../domain/domain-error'

interface Record {
  dealership: { id: string }
  operator: { id: string }
}

/**
 * A dealership sees whom it will e-mail at a customer as long as it serves it; so do those of its staff who are not admins,
 * because it is their e-mail.
 * @throws DomainError forbidden for everybody else
 */
export async function assertSeesRecipients(
  db: Database,
  { dealership, operator }: Record,
  actors: readonly string[],
): Promise<void> {
  const isServed = await isServing(db, { dealershipId: dealership.id, operatorId: operator.id })
  if (!isServed || !actors.includes('dealership')) throw forbidden()
}
