import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import samples from './stripe-samples.json' with { type: 'json' }

type Json = Record<string, unknown>

interface Call {
  method: string
  path: string
  form: URLSearchParams
  query: URLSearchParams
  headers: IncomingMessage['headers']
}

interface Session extends Json {
  id: string
  status: string
  payment_intent: string | null
  amount: number
  metadata: Json
}

const now = () => Math.floor(Date.now() / 1000)
const list = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1' })
const isSince = ({ created }: Json, query: URLSearchParams) => Number(created) >= Number(query.get('created[gte]'))
const metadataOf = (form: URLSearchParams, prefix: string): Json =>
  Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      key.startsWith(`${prefix}[`) ? [[key.slice(prefix.length + 1, -1), value]] : [],
    ),
  )

/** A local server that answers like Stripe, with Stripe's own sample objects, as far as Yardhand calls it. */
export async function startSampleStripe() {
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Json>()
  const charges = new Map<string, Json>()
  const refunds = new Map<string, Json>()
  const disputes = new Map<string, Json>()
  const accounts = new Map<string, Json>()
  const payouts = new Map<string, Json>()
  const replies = new Map<string, Json>()
  const registrations: Json[] = []
  const settings: Json = { ...samples['tax.settings'] }
  const calls: Call[] = []

  const missing = {
    status: 404,
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
  }
  const notOpen = {
    status: 400,
    error: { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status of `open` can be expired.' },
  }
  const found = (one: Json | undefined): Json => {
    if (!one) throw missing
    return one
  }

  function createSession({ form }: Call): Json {
    const id = `cs_${randomUUID()}`
    const isEmbedded = form.get('ui_mode') === 'embedded_page'
    const session: Session = {
      ...samples['checkout.session'],
      id,
      status: 'open',
      url: isEmbedded ? null : `https://checkout.stripe.com/c/pay/${id}`,
      client_secret: isEmbedded ? `${id}_secret` : null,
      expires_at: Number(form.get('expires_at')),
      payment_intent: null,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    }
    sessions.set(id, session)
    return session
  }

  function createRefund({ form }: Call): Json {
    const intent = form.get('payment_intent') ?? ''
    const charge = found([...charges.values()].find((one) => one.payment_intent === intent))
    const amount = Number(form.get('amount'))
    if (Number(charge.amount_refunded) + amount > Number(charge.amount_captured)) {
      throw {
        status: 400,
        error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Too much' },
      }
    }
    charge.amount_refunded = Number(charge.amount_refunded) + amount
    const id = `re_${randomUUID()}`
    const metadata = metadataOf(form, 'metadata')
    const refund = { ...samples.refund, id, amount, status: 'succeeded', payment_intent: intent, metadata }
    refunds.set(id, refund)
    return refund
  }

  function settle(session: Session): Json {
    const intent = {
      ...samples.payment_intent,
      id: `pi_${session.id}`,
      metadata: session.metadata,
      last_payment_error: null,
    }
    session.payment_intent = intent.id
    intents.set(intent.id, intent)
    return intents.get(intent.id) ?? {}
  }

  const ofIntent = (all: Map<string, Json>, intent: string | null) =>
    list([...all.values()].filter((one) => !intent || one.payment_intent === intent))

  const routes: [method: string, path: RegExp, answer: (call: Call, id: string) => Json][] = [
    [
      'POST',
      /^\/v1\/accounts$/,
      () => {
        const account = {
          ...samples.account,
          id: `acct_${randomUUID()}`,
          charges_enabled: false,
          payouts_enabled: false,
        }
        accounts.set(account.id, account)
        return account
      },
    ],
    ['GET', /^\/v1\/accounts\/(.+)$/, (_, id) => found(accounts.get(id))],
    ['POST', /^\/v1\/account_links$/, () => samples.account_link],
    ['POST', /^\/v1\/account_sessions$/, () => samples.account_session],
    ['POST', /^\/v1\/checkout\/sessions$/, createSession],
    ['GET', /^\/v1\/checkout\/sessions\/([^/]+)$/, (_, id) => found(sessions.get(id))],
    [
      'POST',
      /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      (_, id) => {
        const session = found(sessions.get(id))
        if (session.status !== 'open') throw notOpen
        return Object.assign(session, { status: 'expired', url: null, client_secret: null })
      },
    ],
    ['GET', /^\/v1\/payment_intents\/(.+)$/, (_, id) => found(intents.get(id))],
    ['POST', /^\/v1\/refunds$/, createRefund],
    ['GET', /^\/v1\/refunds$/, ({ query }) => ofIntent(refunds, query.get('payment_intent'))],
    ['GET', /^\/v1\/disputes$/, ({ query }) => ofIntent(disputes, query.get('payment_intent'))],
    [
      'POST',
      /^\/v1\/disputes\/(.+)$/,
      ({ form }, id) => {
        if (!form.get('evidence[uncategorized_text]')) throw missing
        const dispute = found(disputes.get(id))
        const evidence_details = { ...(dispute.evidence_details as Json), has_evidence: true, submission_count: 1 }
        return Object.assign(dispute, { status: 'under_review', evidence_details })
      },
    ],
    ['GET', /^\/v1\/charges$/, ({ query }) => list([...charges.values()].filter((one) => isSince(one, query)))],
    [
      'GET',
      /^\/v1\/balance_transactions$/,
      ({ query }) =>
        list(
          (query.has('source') ? [query.get('source')] : [...charges.keys()]).map((source) => ({
            ...samples.balance_transaction,
            ...{ id: `txn_${source}`, source, fee: 59 },
          })),
        ),
    ],
    ['GET', /^\/v1\/balance$/, () => samples.balance],
    ['GET', /^\/v1\/payouts$/, () => list([...payouts.values()])],
    ['GET', /^\/v1\/payouts\/(.+)$/, (_, id) => found(payouts.get(id))],
    ['GET', /^\/v1\/tax\/settings$/, () => settings],
    [
      'POST',
      /^\/v1\/tax\/settings$/,
      ({ form }) =>
        Object.assign(settings, {
          defaults: { ...(settings.defaults as Json), tax_behavior: form.get('defaults[tax_behavior]') },
        }),
    ],
    ['GET', /^\/v1\/tax\/registrations$/, () => list(registrations)],
    [
      'POST',
      /^\/v1\/tax\/registrations$/,
      ({ form }) => {
        const state = form.get('country_options[us][state]')
        const country_options = { us: { state, type: 'state_sales_tax' } }
        const registration = {
          ...samples['tax.registration'],
          id: `taxreg_${randomUUID()}`,
          country: form.get('country'),
          country_options,
          status: 'active',
        }
        registrations.push(registration)
        return registration
      },
    ],
    [
      'POST',
      /^\/v1\/tax\/registrations\/(.+)$/,
      ({ form }, id) => {
        const registration = found(registrations.find((one) => one.id === id))
        return Object.assign(registration, form.get('expires_at') === 'now' && { status: 'expired', expires_at: now() })
      },
    ],
  ]

  function answer(call: Call): Json {
    for (const [method, path, reply] of routes) {
      const match = method === call.method ? path.exec(call.path) : undefined
      if (!match) continue
      const key = call.headers['idempotency-key']
      const known = typeof key === 'string' && call.method === 'POST' ? replies.get(key) : undefined
      const body = known ?? reply(call, decodeURIComponent(match[1] ?? ''))
      if (typeof key === 'string') replies.set(key, body)
      return body
    }
    throw missing
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://localhost')
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const { method = 'GET', headers } = request
    const call = { method, path: url.pathname, form, query: url.searchParams, headers }
    calls.push(call)
    const { status, body } = attempt(call)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function attempt(call: Call): { status: number; body: Json } {
    try {
      return { status: 200, body: answer(call) }
    } catch (error) {
      const { status, error: reason } = error as typeof missing
      if (!status) throw error
      return { status, body: { error: reason } }
    }
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function pay(id: string): Session {
    const session = sessions.get(id)
    if (!session) throw new Error('no such session')
    const intent = settle(session)
    const charge = {
      ...samples.charge,
      id: `ch_${session.id}`,
      status: 'succeeded',
      paid: true,
      captured: true,
      amount: session.amount,
      amount_captured: session.amount,
      amount_refunded: 0,
      balance_transaction: `txn_ch_${session.id}`,
      created: now(),
      payment_intent: intent.id,
      metadata: session.metadata,
    }
    charges.set(charge.id, charge)
    Object.assign(intent, { status: 'succeeded', latest_charge: charge })
    return Object.assign(session, { status: 'complete', url: null, client_secret: null })
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    enable: (id: string) => Object.assign(found(accounts.get(id)), { charges_enabled: true, payouts_enabled: true }),
    pay,
    dispute(checkoutId: string): void {
      const { payment_intent, amount } = pay(checkoutId)
      const id = `dp_${checkoutId}`
      disputes.set(id, { ...samples.dispute, id, amount, payment_intent, status: 'needs_response' })
    },
    decline(id: string): void {
      const session = sessions.get(id)
      if (!session) throw new Error('no such session')
      const last_payment_error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
      Object.assign(settle(session), { last_payment_error })
    },
    /** The customer has paid long ago. */
    backdate: (checkoutId: string) => Object.assign(found(charges.get(`ch_${checkoutId}`)), { created: 0 }),
    payOut: (payout: Json) => payouts.set(String(payout.id), { ...samples.payout, ...payout }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
