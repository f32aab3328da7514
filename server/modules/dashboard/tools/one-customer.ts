import type { Database } from '../../../db/connection'
import type { CustomerTerms } from '../../../record-tools/customer-terms'
import { describeOrganization } from '../../../record-tools/organization-field'
import type { Asker, Fact, ToolInput } from '../../../record-tools/record-tool'
import { findKnown } from '../../organizations'
import { type Customer, customerPath } from './customer-fact'

interface Described {
  asked: ToolInput['fields']
  isListed: boolean
  /** What there is to do for it; said of a single one of which nothing else is asked. */
  work?: string
}

interface CustomerPorts {
  db: Database
  customerTerms: CustomerTerms
}

/** A customer as its page shows it to the asker, with its terms. */
export async function describedFact(
  { db, customerTerms }: CustomerPorts,
  customer: Pick<Customer, 'id' | 'name'>,
  { asked, isListed, work }: Described,
  asker: Asker,
): Promise<Fact> {
  const { id, name } = customer
  const [found, terms] = await Promise.all([findKnown(db, asker, id), customerTerms.of(asker, id)])
  const known = [...(found?.known ?? []), ...terms]
  const text = describeOrganization({ name, known, asked, isListed })
  return {
    title: name,
    path: customerPath(customer),
    text: isListed || !work || asked?.some((one) => one !== 'description') ? text : `${text}; ${work}`,
  }
}
