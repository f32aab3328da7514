import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError, z } from 'zod'
import { containsCardNumber } from '../../domain/card-number'
import { preferredLocale } from '../../domain/locale'
import { preferredLanguage } from '../../domain/text'
import { findAccount } from '../accounts/account.operations'
import { completeOnboarding, findLink } from '../accounts/complete-onboarding'
import { ApiError } from '../api/api-error'
import type { Work } from '../api/operation'
import { cardTokens } from '../charges/test-cards'
import { findSession, lastFailure } from '../checkout/checkout-session.repository'
import { authenticateSession, type PaymentOutcome, paySession } from '../checkout/pay-session'
import type { SandboxDatabase } from '../database/open-sandbox-database'
import type { CheckoutSession } from '../database/schema'
import type { SandboxConfig } from '../sandbox-options'
import { addressAfter, authenticationPage, checkoutPage, endedPage } from './checkout-page'
import { failureText } from './failure-text'
import { missingPage, onboardingPage } from './onboarding-page'
import { serveAssets } from './serve-assets'
import { text } from './text'

interface Options {
  db: SandboxDatabase
  config: SandboxConfig
  /** Called after a change, whose events wait to be delivered. */
  onChange(): void
  onError(error: unknown): void
}

/** Nothing but the sandbox's own files, and nobody frames the page. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const textUpTo = (length: number) =>
  z
    .string()
    .max(length)
    .refine((text) => !containsCardNumber(text), 'A card is named by its token alone')

/** A card is named by a token; there is no field for anything that is printed on one. */
const payment = z.strictObject({
  token: z.enum(cardTokens),
  email: textUpTo(200),
  name: textUpTo(100).refine((name) => !/\d/.test(name), 'A name has no digits'),
})
const authentication = z.strictObject({ confirmed: z.enum(['true', 'false']) })
const onboarding = z.strictObject({
  business_name: z.string().trim().min(1).pipe(textUpTo(200)),
  bank: z.enum(['accepts_payouts', 'refuses_payouts']),
  refunds: z.enum(['arrive', 'need_details']),
  reports: z.enum(['at_once', 'late']),
})

const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id
const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language'])

/** Serves the pages that people see: the card page, the bank's question, and onboarding. */
export async function servePages(app: FastifyInstance, { db, config, onChange, onError }: Options): Promise<void> {
  const work = <Result>(use: (work: Work) => Promise<Result>) =>
    db.transaction().execute((trx) => use({ trx, now: config.now(), config }))
  const show = (reply: FastifyReply, html: string) => reply.type('text/html; charset=utf-8').send(html)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, onError))
  app.setNotFoundHandler((request, reply) => show(reply.code(404), missingPage(languageOf(request))))
  serveAssets(app)

  for (const [path, page] of [
    ['/checkout/:id', checkoutPage],
    ['/checkout/:id/authenticate', authenticationPage],
  ] as const) {
    app.get(path, async (request, reply) => {
      const locale = preferredLocale(request.headers['accept-language'])
      const { session, account, failure } = await work(async (current) => {
        const found = await findSession(current, idOf(request))
        const account = await findAccount(current, found.account_id)
        return { session: found, account, failure: await lastFailure(current, found) }
      })
      if (!isOpen(session, config.now())) return show(reply, endedPage({ session, locale }))
      return show(reply, page({ session, businessName: account.business_name ?? '', locale, failure }))
    })
  }
  app.post('/checkout/:id/pay', async (request) => {
    const { token, email, name } = payment.parse(request.body)
    const payer = { email: email || null, name: name || null }
    const outcome = await work((current) => paySession(current, idOf(request), token, payer))
    onChange()
    return answerTo(outcome, request)
  })
  app.post('/checkout/:id/authenticate', async (request) => {
    const { confirmed } = authentication.parse(request.body)
    const outcome = await work((current) => authenticateSession(current, idOf(request), confirmed === 'true'))
    onChange()
    // Another card is asked for where the first one was.
    if (outcome.outcome === 'declined') return { outcome: 'declined', url: cardPage(outcome.session) }
    return answerTo(outcome, request)
  })
  app.get('/onboarding/:id', async (request, reply) => {
    const account = await work(async (current) => {
      const link = await findLink(current, idOf(request))
      return findAccount(current, link.account_id)
    })
    return show(reply, onboardingPage(account, languageOf(request)))
  })
  app.post('/onboarding/:id', async (request) => {
    const { business_name: businessName, bank, refunds, reports } = onboarding.parse(request.body)
    const link = await work((current) =>
      completeOnboarding(current, idOf(request), {
        businessName,
        bankRefusesPayouts: bank === 'refuses_payouts',
        refundsNeedDetails: refunds === 'need_details',
        reportsPaymentsLate: reports === 'late',
      }),
    )
    onChange()
    return { url: link.return_url }
  })
}

const cardPage = ({ id }: CheckoutSession) => `/sandbox/checkout/${id}`

const isOpen = ({ status, expires_at }: CheckoutSession, now: Date) => status === 'open' && expires_at > now

/** Where the browser goes next, or what it says. */
function answerTo(result: PaymentOutcome, request: FastifyRequest) {
  const { outcome, session } = result
  if (outcome === 'complete') return { outcome, url: addressAfter(session) }
  if (outcome === 'requires_action') return { outcome, url: `${cardPage(session)}/authenticate` }
  return { outcome, message: failureText(result.failure)[languageOf(request)] }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, onError: (error: unknown) => void) {
  const language = languageOf(request)
  if (error instanceof ApiError && error.status === 404 && request.method === 'GET') {
    return reply.code(404).type('text/html; charset=utf-8').send(missingPage(language))
  }
  if (error instanceof ApiError) {
    const isExpired = error.details.code === 'checkout_session_expired'
    return reply.code(error.status).send({ message: text[isExpired ? 'expired' : 'failed'][language] })
  }
  const isRefused = error instanceof ZodError || ((error as { statusCode?: number }).statusCode ?? 500) < 500
  if (!isRefused) onError(error)
  return reply.code(isRefused ? 400 : 500).send({ message: text.failed[language] })
}
