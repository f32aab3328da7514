import type { Transaction } from '../../../db/connection'
import { brandExists, normalizeName } from './brand'
import { findBrandNamed, insertBrand } from './brand.repository'

/** @throws DomainError conflict if a brand has the name, regardless of case */
export async function addBrand(trx: Transaction, typedName: string): Promise<{ id: string; name: string }> {
  const name = normalizeName(typedName)
  const id = await insertBrand(trx, name)
  if (!id) throw brandExists((await findBrandNamed(trx, name)) ?? name)
  return { id, name }
}
