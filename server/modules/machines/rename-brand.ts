import type { Transaction } from '../../db/connection'
import { notFound } from '../../domain/domain-error'
import { brandExists, tidyName } from './brand'
import { findBrand, findBrandNamed, updateBrandName } from './brand.repository'

/**
 * Gives a brand another name; the documents of its models stay where they are.
 * @throws DomainError not found, or conflict where another brand has the name, whatever its case
 */
export async function renameBrand(trx: Transaction, { id, name: typedName }: { id: string; name: string }) {
  const name = tidyName(typedName)
  if (!(await findBrand(trx, id))) throw notFound('Brand')
  if (!(await updateBrandName(trx, id, name))) throw brandExists((await findBrandNamed(trx, name)) ?? name)
}
