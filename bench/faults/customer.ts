import { personAt } from '../../server/sandbox/pages/person-at'
import { type AuthorizedFetch, jsonFrom } from '../authorized-fetch'

/** What a customer was told last: by the provider's page, or by the app where the order was paid already. */
export type Told = 'paid' | 'declined' | 'nothing'

/** What a customer does at the provider's page. */
export type Behaviour =
  | 'pays'
  | 'is declined, then pays'
  | 'is declined'
  | 'authenticates'
  | 'pays in two tabs'
  | 'leaves'

const RETRY_MS = 150
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Tries again until the server answers, as people do who press the button again. */
async function until<Answer>(call: () => Promise<Answer | undefined>): Promise<Answer> {
  for (;;) {
    const answer = await call().catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(RETRY_MS)
  }
}

interface Shop {
  fetch: AuthorizedFetch
  address: string
}

/** Opens the payment of an order. @returns the provider's session; undefined if the order is paid */
async function open({ fetch, address }: Shop, orderId: string): Promise<string | undefined> {
  const body = { order_id: orderId, return_url: `${address}/order-completed?order_id=${orderId}` }
  const { session } = await until(async () => {
    const answer = await fetch(`/api/v2/payments/checkout-session/${orderId}/`, jsonFrom(address, body))
    const found = (await answer.json()) as { code?: string; session?: { url: string } }
    if (found.code === 'order_paid') return { session: undefined }
    return found.session && { session: found.session.url.split('/').at(-1) }
  })
  return session
}

const told = (outcome: string | undefined): Told => (outcome === 'complete' ? 'paid' : 'declined')

/** Presses the button of the provider's page with a card, until it answers. */
async function pay({ address }: Shop, session: string, token: string): Promise<Told> {
  const person = personAt(`${address}/sandbox`)
  // While the server starts, the pages behind it do not answer yet.
  const answered = ({ status, body }: { status: number; body: Record<string, string> }) =>
    status >= 500 ? undefined : body
  const { outcome } = await until(async () => answered(await person.pay(session, token)))
  if (outcome !== 'requires_action') return told(outcome)
  const confirmed = await until(async () => answered(await person.authenticate(session, true)))
  return told(confirmed.outcome)
}

/** One customer pays one order. */
export async function checkOut(shop: Shop, orderId: string, behaviour: Behaviour): Promise<Told> {
  const session = await open(shop, orderId)
  if (session === undefined) return 'paid'
  switch (behaviour) {
    case 'leaves':
      return 'nothing'
    case 'authenticates':
      return pay(shop, session, 'tok_threeDSecureRequired')
    case 'is declined':
      return pay(shop, session, 'tok_chargeDeclined')
    case 'is declined, then pays':
      await pay(shop, session, 'tok_chargeDeclined')
      return pay(shop, session, 'tok_visa')
    case 'pays in two tabs': {
      const tabs = await Promise.all([pay(shop, session, 'tok_visa'), pay(shop, session, 'tok_visa')])
      return tabs.includes('paid') ? 'paid' : 'declined'
    }
    case 'pays':
      return pay(shop, session, 'tok_visa')
  }
}
