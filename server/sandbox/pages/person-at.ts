import type { CardToken } from '../charges/test-cards'

/** What an account tries out. */
export interface Trials {
  bank?: 'accepts_payouts' | 'refuses_payouts'
  refunds?: 'arrive' | 'need_details'
  reports?: 'at_once' | 'late'
}

async function post(url: string, body: object): Promise<{ status: number; body: Record<string, string> }> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** What a person does on the sandbox's pages, whose address may be the product's or the sandbox's own. */
export function personAt(pagesUrl: string) {
  return {
    pay: (session: string, token: CardToken | string, name = '') =>
      post(`${pagesUrl}/checkout/${session}/pay`, { token, email: 'buyer@customer.example', name }),
    authenticate: (session: string, confirmed: boolean) =>
      post(`${pagesUrl}/checkout/${session}/authenticate`, { confirmed: String(confirmed) }),
    /** @param link the address of an account link */
    onboard: (link: string, { bank = 'accepts_payouts', refunds = 'arrive', reports = 'at_once' }: Trials = {}) => {
      const fields = { business_name: 'Northfield Equipment', bank, refunds, reports }
      return post(`${pagesUrl}/onboarding/${link.split('/').at(-1)}`, fields)
    },
  }
}
