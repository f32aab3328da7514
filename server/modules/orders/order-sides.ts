import { dealershipsServing, findVisibleOrganization } from '../../access'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { invalid, notFound } from '../../domain/domain-error'

interface NamedSides {
  dealership_id?: string
  operator_id?: string
}

/**
 * The dealership and the operator of a new order: the caller's own organization is one of them, a super user names both.
 * An operator with one dealership need not name it.
 * @throws DomainError invalid where one is missing, not found where the caller may not see it or act for it
 */
export async function sidesOf(
  db: Database,
  caller: Caller,
  { dealership_id: dealership, operator_id: operator }: NamedSides,
): Promise<{ dealershipId: string; operatorId: string }> {
  const own = caller.organization
  const dealershipId = dealership ?? (own && (await onlyDealership(db, own)))
  const operatorId = operator ?? (own?.type === 'OPERATOR' ? own.id : undefined)
  if (!dealershipId) throw missing('dealership_id')
  if (!operatorId) throw missing('operator_id')
  const [seller, buyer] = await Promise.all([
    findVisibleOrganization(db, caller, dealershipId),
    findVisibleOrganization(db, caller, operatorId),
  ])
  if (seller?.type !== 'DEALERSHIP' || (own?.type === 'DEALERSHIP' && own.id !== dealershipId)) {
    throw notFound('Dealership')
  }
  if (buyer?.type !== 'OPERATOR' || (own?.type === 'OPERATOR' && own.id !== operatorId)) throw notFound('Operator')
  return { dealershipId, operatorId }
}

/** A dealership itself, or the one dealership of an operator that has no other. */
async function onlyDealership(db: Database, { id, type }: NonNullable<Caller['organization']>) {
  if (type === 'DEALERSHIP') return id
  const [only, ...others] = await dealershipsServing(db, id)
  return others.length === 0 ? only : undefined
}

const missing = (field: keyof NamedSides) =>
  invalid({ path: `body.${field}`, message: { en: 'Fill in this field.', es: 'Rellene este campo.' } })
