import { describe, expect, it } from 'vitest'
import { maintenanceQuoteStatusValues } from '#contract/platform-limits'
import { day } from '../../domain/day'
import { sharedAnswerEmail } from '../assistants/conversations/sharing/shared-answer-mail'
import { invitationEmail } from '../identity/accounts/invitation'
import type { AccountRequest } from '../identity/accounts/requests/account-request'
import { accountRequestAnsweredEmail, accountRequestedEmail } from '../identity/accounts/requests/account-request-mail'
import { linkEmail } from '../identity/one-time-links/one-time-link-mail'
import { passwordChangedEmail } from '../identity/passwords/password-mail'
import { machineMessageEmail } from '../machine-messages/message-mail'
import { dueEmail } from '../maintenance/notices/due-email'
import type { DueNotice } from '../maintenance/notices/due-notice.repository'
import { endedServiceEmail } from '../maintenance-quotes/ended-service-email'
import { quoteEmail } from '../maintenance-quotes/quote-email'
import { orderEmail, orderSteps } from '../orders/order-mail'
import {
  linkAcceptedEmail,
  linkDeclinedEmail,
  linkEndedEmail,
  linkRequestedEmail,
} from '../organizations/links/link-mail'
import { differencesEmail, failedPayoutEmail, paymentEmail, paymentSteps } from '../payments/payment-mail'
import { differenceText } from '../payments/reconciliation/difference'
import { renewalAskedEmail } from '../portal-links/renewal-mail'
import { quoteEmail as partsQuoteEmail } from '../quotes/quote-mail'
import { digestEmail } from './choices/digest-email'
import { type EmailKind, type EmailMessage, writeIn } from './message'
import { render, wordsOf } from './render'

const to = 'rosa@ridgeline.example'
const url = 'https://yard.example/page'
const token = 'a-token'
const operator = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Ridgeline Quarry' }
const dealership = { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Northfield Equipment' }
const rosa = { email: to, organization: { ...operator, type: 'OPERATOR' as const } }
const nora = {
  firstName: 'Nora',
  lastName: 'Field',
  email: 'nora@northfield.example',
  organization: { ...dealership, type: 'DEALERSHIP' as const },
}
const request: AccountRequest = {
  id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c13',
  status: 'PENDING',
  version: 1,
  email: 'ivan@ridgeline.example',
  group: 'Org User',
  firstName: 'Ivan',
  lastName: 'Soto',
  organization: operator,
  dealership,
  requestedBy: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c14', name: 'Nora Field' },
  createdAt: new Date('2026-11-21T08:30:00Z'),
  answeredAt: null,
}
const notice = (machine: string, isOverdue: boolean): DueNotice => ({
  personId: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c15',
  contact: null,
  email: to,
  organizationId: operator.id,
  owner: operator,
  dealership,
  machine: { id: machine, name: '', model: 'Harrow WL-120', serialNumber: machine, location: 'Pit 2' },
  task: 'T-500',
  kit: 'K-500',
  since: { isOverdue, unit: 'hours', remainingHours: isOverdue ? -280 : 0, remainingDays: null, dailyUse: 8 },
})
const due = (notices: DueNotice[]) =>
  dueEmail({ notices, linkOf: () => ({ url, token }), addressOf: (path) => `https://yard.example${path}` })
const many = Array.from({ length: 52 }, (_, index) => notice(`GHT${index}`, index === 0))
const portalLink = { operator, contact: '', number: null }
const quote = {
  number: 1001,
  dealership,
  operator,
  instance: {
    id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c16',
    name: '',
    serialNumber: 'GHT1',
    unit: 'hours' as const,
    lastValue: null,
    brand: 'Harrow',
    model: 'WL-120',
  },
  validUntil: day('2026-12-21'),
  scheduledOn: day('2026-12-22'),
}
const quoteSteps = [
  'REQUESTED',
  'SENT',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'ACCEPTED',
  'DECLINED',
  'CANCELLED',
] as const
const machine = { name: 'Harrow WL-120', serialNumber: 'GHT1' }

/** At least one of each kind; of those that are worded in several ways, one of each way. */
const emails: Record<EmailKind, EmailMessage[]> = {
  invitation: [
    invitationEmail({ to, organization: operator, invitedBy: nora, password: 'k7m2p', url }),
    invitationEmail({ to, organization: dealership, invitedBy: nora, password: 'k7m2p', url }),
  ],
  'reset-password': [linkEmail('reset_password', rosa, url, token)],
  'magic-login': [linkEmail('magic_login', rosa, url, token)],
  'password-changed': [passwordChangedEmail(rosa, url)],
  'account-requested': [
    accountRequestedEmail(to, request, url),
    accountRequestedEmail(to, { ...request, requestedBy: null }, url),
  ],
  'account-request-answered': [
    accountRequestAnsweredEmail(to, request, 'APPROVED', url),
    accountRequestAnsweredEmail(to, request, 'DECLINED', url),
  ],
  quote: [...quoteSteps, 'REVISION_REQUESTED' as const].flatMap(
    (status) =>
      partsQuoteEmail({
        side: status === 'EXPIRED' ? 'dealership' : 'operator',
        quote,
        status,
        comment: status === 'SENT' ? '' : 'Tooth',
        ...(status === 'SENT' && { link: { url: `${url}?token=${token}`, token } }),
      })?.({ to, url }) ?? [],
  ),
  digest: [
    digestEmail({
      to,
      organizationId: operator.id,
      entries: [
        { subject: { en: 'New order SO-1001', es: 'Nuevo pedido SO-1001' }, url, secrets: [] },
        { subject: { en: 'A payout failed', es: 'Un pago falló' }, url: null, secrets: [] },
      ],
      profileUrl: url,
    }),
  ],
  'link-requested': [linkRequestedEmail(to, { dealership, operator }, url)],
  'link-accepted': [linkAcceptedEmail(to, { dealership, operator }, url)],
  answer_shared: [
    sharedAnswerEmail(to, {
      by: 'Ivan Soto (ivan@ridgeline.example)',
      organizationId: operator.id,
      machine: 'Harrow WL-120',
      url,
      question: 'How much oil?',
      pages: [
        {
          label: { en: '[1] Operation Manual, page 31', es: '[1] Operation Manual, página 31' },
          url,
          picture: { manualId: operator.id, page: 31, marks: [], readerId: operator.id },
        },
      ],
      answer: {
        response: '**13.5 L** [1]',
        confidence: 'sure',
        refused: false,
        citations: [
          { manualId: operator.id, manualName: 'Operation Manual', page: 31, quote: '', boxes: [], ordinal: 0 },
        ],
        nearest: [],
        safety: [],
        followUps: [],
        warnings: [],
        engine: 'extractive',
        durationMs: 4,
      },
    }),
  ],
  'link-declined': [linkDeclinedEmail(to, dealership, rosa.email, url)],
  'link-ended': [linkEndedEmail(to, operator, dealership, url)],
  machine_message: ['The bucket drifts.', ''].map((words) =>
    machineMessageEmail({
      to,
      organizationId: dealership.id,
      by: operator.name,
      machine: 'Harrow WL-120',
      serialNumber: 'GHT1',
      words,
      url,
    }),
  ),
  maintenance_due: [
    due([notice('GHT1', false)]),
    due([notice('GHT1', true), notice('GHT1', false)]),
    due(many.slice(0, 51)),
    due(many),
    due([{ ...notice('GHT1', true), personId: null, contact: { id: operator.id, language: 'es' } }]),
  ],
  maintenance_quote: [
    ...maintenanceQuoteStatusValues.flatMap(
      (status) =>
        quoteEmail(
          { to, url },
          { ...quote, status },
          {
            side: 'operator',
            from: 'SCHEDULED',
            reason: 'Sold',
            ...(status === 'SENT' && { link: { url: `${url}?token=${token}`, token } }),
          },
        ) ?? [],
    ),
    ...(['operator', 'dealership'] as const)
      .flatMap((side) => [
        quoteEmail({ to, url }, { ...quote, status: 'EXPIRED' }, { side, from: 'SENT', reason: '' }) ?? [],
        endedServiceEmail(
          { to, url },
          { side, quotes: Array.from({ length: 32 }, () => ({ ...quote, from: 'SENT' })) },
        ) ?? [],
        endedServiceEmail({ to, url }, { side, quotes: [{ ...quote, from: 'SCHEDULED' }] }) ?? [],
      ])
      .flat(),
  ],
  order: orderSteps.map((step) =>
    orderEmail({ to, organizationId: operator.id, step, number: 'SO-1001', by: dealership.name, words: 'Tooth', url }),
  ),
  payment: [
    ...paymentSteps.map((step) =>
      paymentEmail({
        to,
        organizationId: operator.id,
        step,
        number: 'SO-1001',
        amount: { amount: 9090, currency: 'USD' },
        other: dealership.name,
        url,
        isOfPayment: true,
      }),
    ),
    failedPayoutEmail({
      to,
      organizationId: dealership.id,
      amount: { amount: 9090, currency: 'USD' },
      url,
    }),
    differencesEmail({
      ...{ to, organizationId: dealership.id, url },
      differences: [differenceText({ about: 'SO-1001', kind: 'refunded_differs' })],
    }),
  ],
  portal_link_asked: [
    renewalAskedEmail(to, { ...portalLink, kind: 'machine_hours', machine }, url),
    renewalAskedEmail(to, { ...portalLink, kind: 'service_kits', machine: null, contact: 'Iván' }, url),
    renewalAskedEmail(to, { ...portalLink, kind: 'place_order', machine: null }, url),
    ...(['order', 'quote', 'maintenance_quote'] as const).map((kind) =>
      renewalAskedEmail(to, { ...portalLink, kind, machine: null, number: 1001 }, url),
    ),
  ],
}

const table = Object.entries(emails).flatMap(([kind, messages]) => messages.map((message) => [kind, message] as const))

/** What a text lacks: a value that was not filled in, or not in words. */
const placeholder = /undefined|null|NaN|\[object|\{\{|\}\}|\$\{|%s|TODO/

describe('each e-mail is written in both languages', () => {
  it.each(table)('%s', (kind, message) => {
    expect(message.kind).toBe(kind)
    const [english, spanish] = [writeIn('en-US', message), writeIn('es-ES', message)]
    expect(spanish.subject).not.toBe(english.subject)
    expect(spanish.paragraphs).toHaveLength(english.paragraphs.length)
    expect(spanish.paragraphs.filter((paragraph) => english.paragraphs.includes(paragraph))).toEqual([])
    expect([spanish.action?.label, spanish.action?.url]).toEqual([
      expect.not.stringMatching(english.action?.label ?? ''),
      english.action?.url,
    ])
    for (const [index, further] of (spanish.further ?? []).entries()) {
      expect(further.label).not.toBe(english.further?.[index]?.label)
    }
    for (const written of [english, spanish]) {
      const { subject, text, html } = render(written, {
        words: wordsOf({ contactId: operator.id }),
        page: 'https://yard.example/unsubscribe',
      })
      expect([subject, text].filter((one) => placeholder.test(one))).toEqual([])
      expect(html).toContain(`<html lang="${written.language}">`)
    }
  })
})
