import { type Browser, chromium, type Page } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, findChromium } from '../../../scripts/find-chromium.mjs'
import { createServer } from '../../http/create-server'
import { serveSandboxPages } from '../../http/sandbox-pages'
import { createLogger } from '../../infrastructure/logging/logger'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

const executablePath = findChromium()

let test: TestSandbox
let app: FastifyInstance
let origin: string
let browser: Browser
let log = ''
beforeAll(async () => {
  if (!executablePath) return
  test = await createTestSandbox()
  const sink = {
    write(line: string) {
      log += line
    },
  }
  app = await createServer({ logger: createLogger('trace', sink), maxUploadMb: 1, trustProxy: 0 })
  await serveSandboxPages(app, test.sandbox.url)
  app.get('/shop', (_request, reply) => reply.type('text/html').send('<h1>Thank you</h1>'))
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
  await test?.close()
})

/** Opens the card page of a new session and records all that the browser sends from then on. */
async function openCardPage() {
  const session = await test.openSession(12_345, undefined, { success_url: `${origin}/shop` })
  const page = await browser.newPage()
  const sent: string[] = []
  const refused: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  page.on('console', (message) => refused.push(message.text()))
  await page.goto(`${origin}/sandbox/checkout/${session.id}`)
  return { session, page, sent, refused }
}

async function typeCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('11/41')
  await page.getByLabel('Security code').fill('737')
  await page.getByRole('button', { name: 'Pay $123.45' }).click()
}

/** Everything that is stored, as text. */
async function everythingStored(): Promise<string> {
  const tables = await test.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'sandbox'",
  )
  const texts = await Promise.all(
    tables.map(({ name }) => test.query(`select row::text from sandbox."${name}" as row`)),
  )
  return JSON.stringify(texts)
}

const digits = (text: string) => text.replace(/[ -]/g, '')
/** Valid by their check digit; the last one is no test number. */
const approved = '4242 4242 4242 4242'
const unknown = '4539 1488 0343 6467'

describe.skipIf(!executablePath)('the onboarding page', () => {
  it('sets up an account and returns to the product', async () => {
    const account = await test.stripe.accounts.create({ country: 'US' })
    const link = await test.stripe.accountLinks.create({
      ...{ account: account.id, type: 'account_onboarding' },
      ...{ return_url: `${origin}/shop`, refresh_url: `${origin}/shop` },
    })
    const page = await browser.newPage()
    await page.goto(`${origin}${new URL(link.url).pathname}`)
    await page.getByLabel('Business name').fill('Northfield Equipment')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(`${origin}/shop`)
    expect(await test.stripe.accounts.retrieve(account.id)).toMatchObject({
      charges_enabled: true,
      business_profile: { name: 'Northfield Equipment' },
    })
    await page.close()
  })
})

describe.skipIf(!executablePath)('the card page', () => {
  it('takes a test card, and its number reaches neither the server, a log nor the database', async () => {
    const { session, page, sent, refused } = await openCardPage()
    await typeCard(page, approved)
    await page.waitForURL(`${origin}/shop`)
    const paid = await test.stripe.checkout.sessions.retrieve(session.id, {}, test.on)
    expect(paid.status).toBe('complete')
    const places = { sent: sent.join('\n'), log, stored: await everythingStored() }
    expect(places.sent).toContain('tok_visa')
    expect(places.log).toContain('/sandbox/checkout')
    expect(places.stored).toContain(session.id)
    for (const secret of [digits(approved), '11/41', '"737"']) {
      for (const [place, text] of Object.entries(places)) {
        expect({ place, secret, found: digits(text).includes(secret) }).toEqual({ place, secret, found: false })
      }
    }
    // The policy of the page allows all that it needs.
    expect(refused.filter((text) => text.includes('Security Policy'))).toEqual([])
    await page.close()
  })

  it('refuses any other number before anything is sent', async () => {
    const { session, page, sent } = await openCardPage()
    const before = sent.length
    await typeCard(page, unknown)
    await page.getByText('Only the test card numbers below work here').waitFor()
    expect(sent.slice(before)).toEqual([])
    expect(await test.stripe.checkout.sessions.retrieve(session.id, {}, test.on)).toMatchObject({ status: 'open' })
    expect(log).not.toContain(digits(unknown))
    await page.close()
  })

  it('sends nothing of a card without its script either', async () => {
    const { id } = await test.openSession()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${origin}/sandbox/checkout/${id}`)
    expect(await page.locator('#card-form input[name]').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Pay' }).isDisabled()).toBe(true)
    await context.close()
  })

  it('says why a card is declined, takes another, and asks the bank', async () => {
    const { page } = await openCardPage()
    await typeCard(page, '4000 0000 0000 9995')
    await page.getByText('insufficient funds.').waitFor()
    await page.getByRole('button', { name: 'Asks for authentication' }).click()
    await page.getByRole('button', { name: 'Pay $123.45' }).click()
    await page.getByRole('button', { name: 'Refuse the payment' }).click()
    await page.getByText('The payment was not confirmed.').waitFor()
    await page.getByRole('button', { name: 'Asks for authentication' }).click()
    await page.getByRole('button', { name: 'Pay $123.45' }).click()
    await page.getByRole('button', { name: 'Confirm the payment' }).click()
    await page.waitForURL(`${origin}/shop`)
    await page.goBack()
    await page.goBack()
    await page.getByText('This payment is complete.').waitFor()
    await page.close()
  })

  it('takes one payment of two tabs', async () => {
    const { session, page } = await openCardPage()
    const second = await browser.newPage()
    await second.goto(page.url())
    await Promise.all([typeCard(page, approved), typeCard(second, approved)])
    await Promise.all([page.waitForURL(`${origin}/shop`), second.waitForURL(`${origin}/shop`)])
    const { payment_intent } = await test.stripe.checkout.sessions.retrieve(session.id, {}, test.on)
    const charges = await test.stripe.charges.list({ payment_intent: String(payment_intent) }, test.on)
    expect(charges.data).toHaveLength(1)
    await Promise.all([page.close(), second.close()])
  })
})
