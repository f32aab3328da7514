import { organizationId } from './instances'
import { addPricedPart } from './priced-parts'
import { createTestApp } from './test-app'

/** The real app with the two sides of a sale, a dealership and an operator that it serves, and a part with a price. */
export async function createSalesTest() {
  const test = await createTestApp()
  const dealershipId = await organizationId(test, 'Northfield Equipment')
  const operatorId = await organizationId(test, 'Ridgeline Quarry')
  return {
    test,
    dealershipId,
    operatorId,
    partId: await addPricedPart(test.db, dealershipId),
    /** From now on the operator pays on account, or in advance again. */
    payOnAccount: (pays_on_account = true) =>
      test.db
        .insertInto('customer_terms')
        .values({ organization_id: dealershipId, operator_id: operatorId, pays_on_account })
        .onConflict((conflict) => conflict.columns(['organization_id', 'operator_id']).doUpdateSet({ pays_on_account }))
        .execute(),
  }
}

export type SalesTest = Awaited<ReturnType<typeof createSalesTest>>

/** Sends a request again while the server is too busy to answer, as a client does. */
export async function untilServed<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  let answer = await send()
  while (answer.status === 503) answer = await send()
  return answer
}
