import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** Code that finds addresses of people or contacts by itself, or sends an e-mail. */
const findsAddresses =
  /\bemailsOf(?:Admins|Staff)\(|\bemailOfActive\(|\.select\(\[?[^)]*'(?:person\.)?email(?: as \w+)?'/g
const sends = /\boutbox\.send(?:All)?\(|\bsendAll\(/
const asksForCustomer = /\brecipientsAtCustomer\b|\brecipientsAtBuyer\b/

/** What finds addresses by itself, how often, and to whom it sends: none of it is an e-mail of a dealership to a customer. */
const reviewed: Readonly<Record<string, readonly [finds: number, whom: string]>> = {
  'server/modules/assistants/conversations/sharing/members.repository.ts': [
    1,
    'whom a person has chosen to share an answer with',
  ],
  'server/modules/assistants/conversations/sharing/send-answer.ts': [1, 'nobody: it names who shares'],
  'server/modules/maintenance-quotes/notify-other-party.ts': [
    2,
    'the dealership; the customer by recipientsAtCustomer',
  ],
  'server/modules/orders/notify-order-party.ts': [2, 'the dealership; the customer by recipientsAtBuyer'],
  'server/modules/organizations/links/notify-link.ts': [2, 'the admins who work with the link between the two sides'],
  'server/modules/machine-messages/notify-other-side.ts': [1, 'the dealership; the customer by recipientsAtCustomer'],
  'server/modules/payments/accounts/owner.repository.ts': [1, 'the owner of the payment account'],
  'server/modules/payments/checkout/checkout.repository.ts': [1, 'nobody: who pays, for the provider'],
  'server/modules/payments/notify-payment-party.ts': [1, 'the dealership; the customer by recipientsAtBuyer'],
  'server/modules/payments/payouts/refresh-payout.ts': [1, 'the dealership'],
  'server/modules/payments/reconciliation/reconcile-payments.job.ts': [1, 'the dealership'],
  'server/modules/portal-links/request-renewal.ts': [1, 'whoever gave the link out'],
  'server/modules/quotes/end-of-service.ts': [1, 'the dealership; the customer by recipientsOf'],
  'server/modules/quotes/notify-other-side.ts': [1, 'the dealership; the customer by recipientsAtCustomer'],
}
/** They make the finding itself. */
const finders =
  /^server\/modules\/(?:organizations\/(?:index|person\.repository|customers\/)|identity\/)|^server\/modules\/notifications\//

describe('every e-mail to a customer asks one function who gets it', () => {
  it.each([
    'for (const to of await emailsOfAdmins(trx, operatorId)) await outbox.send(trx, mail(to))',
    "trx.selectFrom('person').select('email')",
    ".select(['person.id', 'person.email'])",
    ".select('person.email as to')",
  ])('%s is found', (text) => {
    expect(text.match(findsAddresses)).toHaveLength(1)
  })

  it('what finds addresses elsewhere is known, with those to whom it sends', () => {
    const finding = productFiles.flatMap(({ file, text }) => {
      const finds = file.startsWith('server/modules/') && !finders.test(file) ? text.match(findsAddresses)?.length : 0
      return finds ? [[file, finds]] : []
    })
    const known = Object.entries(reviewed).map(([file, [finds]]) => [file, finds])
    expect(finding.toSorted()).toEqual(known.toSorted())
  })

  it('what says that it asks for the customer does so', () => {
    for (const [file, [, whom]] of Object.entries(reviewed)) {
      const [, how] = whom.match(/customer by (\w+)/) ?? []
      const text = productFiles.find((one) => one.file === file)?.text ?? ''
      expect([file, !how || text.includes(how)]).toEqual([file, true])
    }
  })

  it('whatever sends an e-mail about a sale asks for its recipients', () => {
    const selling = /^server\/modules\/(?:quotes|orders|payments|maintenance-quotes|machine-messages)\//
    const sending = productFiles.filter(({ file, text }) => selling.test(file) && sends.test(text))
    const silent = sending.filter(({ file, text }) => !(file in reviewed) && !asksForCustomer.test(text))
    expect(silent.map(({ file }) => file)).toEqual(['server/modules/orders/portal/place-by-link.ts'])
  })
})

const screens = import.meta.glob<string>(
  ['../../src/{pages,widgets,features}/**/*.tsx', '!../../src/**/*.{test,stories}.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
/** What a dealership changes of a sale, or writes about it or about a machine. */
const changesSale =
  /\b(?:(?:order|quote|maintenanceQuote)Mutations\.(?!create\b)|cartMutations\.order\b|paymentMutations\.refund\b|operatorMachineMutations\.send\b)/
const saysWhoIsEmailed = /<(?:OrderRecipients|CustomerRecipients|NobodyEmailed|NobodyEmailedOfOrder)\b/

describe('before the customer is e-mailed', () => {
  it('the screen says where nobody will be', () => {
    const silent = Object.entries(screens).flatMap(([file, source]) =>
      changesSale.test(source) && !saysWhoIsEmailed.test(source) ? [file.replace('../../src/', '')] : [],
    )
    const toNobody: Record<string, string> = {
      'pages/orders/order-details/status-actions.tsx': 'the customer reads on the page that it is being processed',
      'pages/quotes/maintenance-quote-details/decision-form.tsx': 'the dealership',
      'pages/quotes/maintenance-quote-details/lines-form.tsx': 'nobody yet',
      'pages/quotes/maintenance-quote-details/quote-actions.tsx': 'nobody: it is ready, or in progress',
      'pages/quotes/quote-details/ask-change-dialog.tsx': 'the dealership',
      'pages/quotes/quote-details/change-lines-dialog.tsx': 'nobody before it is sent; the dealership',
      'pages/quotes/quote-details/delivery-dialog.tsx': 'nobody before it is sent; the dealership',
      'widgets/conversation/ui/ask-dealer-dialog.tsx': 'the dealership',
    }
    expect(silent.toSorted()).toEqual(Object.keys(toNobody).toSorted())
  })

  it.each([
    ['useMutation(orderMutations.ship(order.id))', true],
    ['useMutation(operatorMachineMutations.send(tries))', true],
    ['useMutation(quoteMutations.create())', false],
    ['useMutation(cartMutations.add(sides))', false],
  ])('%s changes a sale: %s', (source, isChange) => {
    expect(changesSale.test(source)).toBe(isChange)
  })
})
