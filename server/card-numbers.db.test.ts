import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumArguments, findChromium } from '../scripts/find-chromium.mjs'
import { operations } from '../tests/contract/documents'
import { hasTraceOf, placesWith, storedTexts } from '../tests/support/card-traces'
import { malformed, placesIn, withTextAt } from '../tests/support/misplaced-cards'
import { addPricedPart } from '../tests/support/priced-parts'
import { type RunningProduct, startProduct } from '../tests/support/running-product'
import { addLocation } from '../tests/support/stock'
import { people } from '../tests/support/test-app'
import { personAt } from './sandbox/pages/person-at'

const executablePath = findChromium()

/** Each of the sandbox's test cards, and what its page says to it. */
const cards = {
  approved: { number: '4242 4242 4242 4242', token: 'tok_visa', answer: undefined },
  declined: { number: '4000 0000 0000 0002', token: 'tok_chargeDeclined', answer: 'Your card was declined' },
  withoutFunds: {
    ...{ number: '4000 0000 0000 9995', token: 'tok_chargeDeclinedInsufficientFunds' },
    answer: 'insufficient funds',
  },
  expired: { number: '4000 0000 0000 0069', token: 'tok_chargeDeclinedExpiredCard', answer: 'expired' },
  authenticated: { number: '4000 0025 0000 3155', token: 'tok_threeDSecureRequired', answer: undefined },
  disputed: { number: '4000 0000 0000 0259', token: 'tok_createDispute', answer: undefined },
  inquired: { number: '4000 0000 0000 1976', token: 'tok_createDisputeInquiry', answer: undefined },
  unrefundable: { number: '4000 0000 0000 5126', token: 'tok_refundFail', answer: undefined },
}
const numbers = Object.values(cards).map(({ number }) => number)
const spellingsOf = (number: string) => [
  number,
  number.replaceAll(' ', ''),
  number.replaceAll(' ', '-'),
  number.replaceAll(' ', '.'),
]
const spellings = numbers.flatMap(spellingsOf)

let product: RunningProduct
let admin: Awaited<ReturnType<RunningProduct['signIn']>>
let buyer: Awaited<ReturnType<RunningProduct['signIn']>>
let ids: { dealership: string; operator: string; part: string }
let browser: Browser | undefined
beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'trace', PAYMENTS_SANDBOX_DAY_SECONDS: '1' })
  admin = await product.signIn(people.dealerAdmin)
  buyer = await product.signIn(people.operatorAdmin)
  const idOf = async (name: string) => {
    const found = product.db.selectFrom('organization').where('name', '=', name).select('id')
    return (await found.executeTakeFirstOrThrow()).id
  }
  const dealership = await idOf('Northfield Equipment')
  const part = await addPricedPart(product.db, dealership)
  await addLocation(product.db, dealership, 'Store', true)
  ids = { dealership, operator: await idOf('Ridgeline Quarry'), part }
  const { body } = await admin('POST', `/payments/session/${dealership}/`, {
    component: 'onboarding',
    return_url: `${product.origin}/payment-management`,
  })
  await personAt(`${product.origin}/sandbox`).onboard(body.session.url)
  await vi.waitUntil(async () => (await admin('GET', '/payments/account')).body.status === 'ENABLED')
  if (executablePath) browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

async function placeOrder(): Promise<string> {
  const { body } = await buyer('POST', '/orders/', {
    dealership_id: ids.dealership,
    operator_id: ids.operator,
    order_parts: [{ part_id: ids.part, quantity: 1 }],
    delivery: 'PICKUP',
  })
  return body.id
}

const statusOf = async (orderId: string) => (await buyer('GET', `/orders/${orderId}`)).body.status

const checkoutBody = (orderId: string) => ({
  order_id: orderId,
  return_url: `${product.origin}/order-completed?order=${orderId}`,
})

/** Opens the card page of a new order. */
async function openCheckout() {
  const orderId = await placeOrder()
  const { body } = await buyer('POST', `/payments/checkout-session/${orderId}/`, checkoutBody(orderId))
  const url: string = body.session.url
  return { orderId, url, sessionId: url.split('/').at(-1) ?? '' }
}

type Card = (typeof cards)[keyof typeof cards]

/** The customer types a card into the page, as far as there is a browser. */
async function payInBrowser({ number, token, answer }: Card, url: string, sessionId: string): Promise<void> {
  if (!browser) {
    const person = personAt(`${product.origin}/sandbox`)
    await person.pay(sessionId, token)
    if (token === cards.authenticated.token) await person.authenticate(sessionId, true)
    return
  }
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('11/41')
  await page.getByLabel('Security code').fill('737')
  await page.getByRole('button', { name: /^Pay / }).click()
  if (answer) await page.getByRole('alert').getByText(answer).waitFor()
  else {
    const confirm = page.getByRole('button', { name: 'Confirm the payment' })
    if (token === cards.authenticated.token) await confirm.click()
    await page.waitForURL(/\/order-completed/)
  }
  await page.close()
}

/** The calls about payments that take a body, but the provider's signed events. */
const takingBodies = operations.filter(
  ({ name, operationId, requestBody }) =>
    requestBody && name.includes('/payments/') && operationId !== 'receivePaymentEvent',
)

describe('"card numbers never reach a log or the database with the sandbox"', () => {
  it('whatever card is paid with, declined, or asked about by its bank', async () => {
    for (const card of Object.values(cards)) {
      const { orderId, url, sessionId } = await openCheckout()
      await payInBrowser(card, url, sessionId)
      const expected = card.answer ? 'FAILED' : 'PAID'
      await vi.waitUntil(async () => (await statusOf(orderId)) === expected)
    }
  })

  it('whatever is sent to the card page instead of what it sends', async () => {
    const { orderId, sessionId } = await openCheckout()
    for (const number of spellings) {
      const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain']
      for (const body of malformed(number)) {
        for (const type of typeof body === 'string' ? types : types.slice(0, 1)) {
          const { status } = await product.send('POST', `/sandbox/checkout/${sessionId}/pay`, body, {
            'content-type': type,
          })
          expect(status).toBeGreaterThanOrEqual(400)
        }
      }
      const address = encodeURIComponent(number)
      await product.send('GET', `/sandbox/checkout/${address}?number=${address}`)
      await product.send('POST', `/sandbox/checkout/${address}/pay`, { token: 'tok_visa', email: '', name: '' })
    }
    expect(await statusOf(orderId)).toBe('AWAITING_PAYMENT')
  })

  it('whatever is sent to a call about payments: a card number in any of its fields is refused', async () => {
    expect(takingBodies.map(({ operationId }) => operationId).toSorted()).toEqual([
      'answerDispute',
      'openCheckout',
      'openCheckoutByLink',
      'openPaymentSession',
      'refundOrder',
      'updateTaxSettings',
    ])
    const orderId = await placeOrder()
    const { body: link } = await admin('POST', '/portal-links/', { kind: 'order', order_id: orderId })
    const token = new URL(link.url).searchParams.get('token') ?? ''
    for (const { name, requestBody } of takingBodies) {
      const [method = '', path = ''] = name.split(' ')
      const call = name.includes('checkout') ? buyer : admin
      const address = path.replace('/api/v2', '').replace('{token}', token).replace('{id}', orderId)
      const example = requestBody?.content['application/json']?.example
      for (const place of placesIn(example)) {
        const field = `${place.join('.')} of ${name}`
        const original = place.reduce((value, step) => Object(value)[step], Object(example))
        const text = String(original).startsWith('http')
          ? `${product.origin}/?card=4242%204242%204242%204242`
          : spellings[0]
        const { status, body } = await call(method, address, Object(withTextAt(example, place, text ?? '')))
        expect({ field, status, path: body.errors[0].path }).toEqual({
          ...{ field, status: 400 },
          path: `body.${place.join('.')}`,
        })
      }
    }
  })

  it('which a search of all that is stored and logged shows, in every spelling', async () => {
    const texts = await storedTexts(product.pool)
    const schemas = new Set([...texts.keys()].map((place) => place.split('.')[0]))
    expect([...schemas]).toEqual(expect.arrayContaining(['public', 'sandbox', 'graphile_worker']))
    // What was searched is what the payments left behind.
    for (const place of ['public.payment', 'sandbox.charge', 'sandbox.event', 'public.payment_audit']) {
      expect({ place, isEmpty: !texts.get(place) }).toEqual({ place, isEmpty: false })
    }
    for (const words of ['"path":"/sandbox/checkout/', '"path":"/api/v2/payments/checkout-session/', '"level":20']) {
      expect({ words, isLogged: product.log().includes(words) }).toEqual({ words, isLogged: true })
    }
    expect(placesWith(texts.set('log', product.log()), numbers)).toEqual([])
  })
})

describe('"the CSP allows exactly what the chosen provider needs": the card page of the sandbox', () => {
  it('allows the files of the sandbox, its calls, and nothing else', async () => {
    const { url } = await openCheckout()
    const { headers } = await fetch(url)
    expect(headers.get('content-security-policy')?.split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "script-src 'self'",
      "style-src 'self'",
    ])
  })
})

describe('the search itself', () => {
  it.each(numbers)(
    'finds %s in a log in every spelling: alone, in JSON, in an address, and without its beginning',
    (number) => {
      const lines = spellingsOf(number).flatMap((spelling) => [
        spelling,
        `{"card":"${spelling}"}`,
        `/pay/${encodeURIComponent(spelling)}`,
        `${spelling} 11/41`,
        `ends with ${spelling.slice(-Math.ceil(spelling.length / 2))}`,
      ])
      const log = product.log()
      const overlooked = lines.filter(
        (line) => placesWith(new Map([['log', `${log}\n${line}`]]), [number]).length === 0,
      )
      expect(overlooked).toEqual([])
    },
  )

  it('finds what is planted in each schema, and takes the end of a card on a receipt for none', async () => {
    const [number = ''] = numbers
    await product.pool.query('update organization set name = $1 where id = $2', [`N ${number}`, ids.dealership])
    await product.pool.query("update sandbox.event set body = body || jsonb_build_object('card', $1::text)", [
      number.replaceAll(' ', '-'),
    ])
    await product.pool.query(
      "select graphile_worker.add_job('planted', json_build_object('card', $1::text), run_at := now() + interval '1 day')",
      [number.replaceAll(' ', '')],
    )
    expect(placesWith(await storedTexts(product.pool), numbers)).toEqual([
      'graphile_worker._private_jobs',
      'public.organization',
      'sandbox.event',
    ])
    expect(hasTraceOf('Visa •••• 4242', number)).toBe(false)
  })
})
