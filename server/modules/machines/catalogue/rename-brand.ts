import type { Transaction } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import { brandExists, normalizeName } from './brand'
import { findBrand, findBrandNamed, updateBrandName } from './brand.repository'

/**
 * Renames a brand; the documents of its models keep their storage keys.
 * @throws DomainError not found, or conflict if another brand has the name, regardless of case
 */
export async function renameBrand(trx: Transaction, { id, name: typedName }: { id: string; name: string }) {
  const name = normalizeName(typedName)
  if (!(await findBrand(trx, id))) throw notFound('Brand')
  if (!(await updateBrandName(trx, id, name))) throw brandExists((await findBrandNamed(trx, name)) ?? name)
}
