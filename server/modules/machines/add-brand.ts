import type { Transaction } from '../../db/connection'
import { brandExists, tidyName } from './brand'
import { findBrandNamed, insertBrand } from './brand.repository'

/** @throws DomainError conflict where a brand has the name, whatever its case */
export async function addBrand(trx: Transaction, typedName: string): Promise<{ id: string; name: string }> {
  const name = tidyName(typedName)
  const id = await insertBrand(trx, name)
  if (!id) throw brandExists((await findBrandNamed(trx, name)) ?? name)
  return { id, name }
}
