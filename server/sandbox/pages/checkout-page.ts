import { type Locale, languageOf } from '../../domain/locale'
import type { Language } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import type { CheckoutSession, PaymentFailure } from '../database/schema'
import { failureText } from './failure-text'
import { formatAmount } from './format-amount'
import { layout } from './layout'
import { text } from './text'

interface Options {
  session: CheckoutSession
  businessName: string
  locale: Locale
  /** Why the last card was not charged. */
  failure?: PaymentFailure | null
}

/** Where a paid session leads. */
export function addressAfter({ id, parameters }: CheckoutSession): string {
  return (parameters.success_url ?? parameters.return_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)
}

/** The page that asks for a card. Its fields have no names, so that nothing of a card is sent without the script. */
export function checkoutPage({ session, businessName, locale, failure }: Options): string {
  const language = languageOf(locale)
  const t = (key: keyof typeof text) => escapeHtml(text[key][language])
  const amount = escapeHtml(formatAmount(session.amount_total, session.currency, locale))
  const field = (id: string, key: keyof typeof text, rest = '') =>
    `<label for="${id}">${t(key)}</label><input id="${id}" ${rest}>`
  const content = `
<p>${t('payTo')} <strong>${escapeHtml(businessName)}</strong></p>
${itemsOf(session, locale)}
<form id="card-form" data-not-a-test-card="${t('notATestCard')}" data-wrong-expiry="${t('wrongExpiry')}"
 data-wrong-cvc="${t('wrongCvc')}" data-no-connection="${t('noConnection')}" data-failed="${t('failed')}"
 data-misplaced="${t('misplaced')}" data-paying="${t('paying')}" data-kinds="${t('cardKinds')}" autocomplete="off">
${field('email', 'email', `type="email" maxlength="200" value="${escapeHtml(session.customer_email ?? '')}"`)}
${field('number', 'number', 'inputmode="numeric" maxlength="23" required')}
<div class="pair">
<div>${field('expiry', 'expiry', 'inputmode="numeric" maxlength="5" placeholder="12/34" required')}</div>
<div>${field('cvc', 'cvc', 'inputmode="numeric" maxlength="4" placeholder="123" required')}</div>
</div>
${field('name', 'name', 'maxlength="100"')}
<p id="problem" role="alert">${failure ? escapeHtml(failureText(failure)[language]) : ''}</p>
<button id="pay" class="primary" disabled>${t('payAmount')} ${amount}</button>
</form>
${leave(session, language)}
<section aria-labelledby="test-cards"><h2 id="test-cards">${t('testCards')}</h2><ul id="cards"></ul></section>`
  return layout({ language, title: text.pay[language], content, script: 'card.js' })
}

function itemsOf(session: CheckoutSession, locale: Locale): string {
  const rows = session.line_items.map(
    ({ name, quantity, unit_amount }) =>
      `<tr><td>${escapeHtml(name)}${quantity > 1 ? ` × ${quantity}` : ''}</td>
<td class="amount">${escapeHtml(formatAmount(quantity * unit_amount, session.currency, locale))}</td></tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">${escapeHtml(text.total[languageOf(locale)])}</th>
<td class="amount">${escapeHtml(formatAmount(session.amount_total, session.currency, locale))}</td></tr></tfoot></table>`
}

function leave({ parameters: { cancel_url } }: CheckoutSession, language: Language): string {
  if (cancel_url === null) return ''
  return `<p><a class="leave" href="${escapeHtml(cancel_url)}">${escapeHtml(text.leave[language])}</a></p>`
}

/** The page of a session that takes no card any more. */
export function endedPage({ session, locale }: Omit<Options, 'businessName'>): string {
  const language = languageOf(locale)
  const isPaid = session.status === 'complete'
  const address = isPaid ? addressAfter(session) : session.parameters.cancel_url
  const link = address
    ? `<p><a class="primary" href="${escapeHtml(address)}">${escapeHtml(text.goOn[language])}</a></p>`
    : ''
  const content = `<p role="status">${escapeHtml(text[isPaid ? 'paid' : 'expired'][language])}</p>${link}`
  return layout({ language, title: text.pay[language], content })
}

/** The step in which a bank asks whether it is the customer. */
export function authenticationPage({ session, businessName, locale }: Options): string {
  const language = languageOf(locale)
  const t = (key: keyof typeof text) => escapeHtml(text[key][language])
  const content = `
<p>${t('payTo')} <strong>${escapeHtml(businessName)}</strong>: ${escapeHtml(
    formatAmount(session.amount_total, session.currency, locale),
  )}</p>
<p>${t('authenticateHint')}</p>
<form data-answer data-no-connection="${t('noConnection')}" data-failed="${t('failed')}">
<p id="problem" role="alert"></p>
<button class="primary" name="confirmed" value="true" disabled>${t('confirm')}</button>
<button name="confirmed" value="false" disabled>${t('refuse')}</button>
</form>`
  return layout({ language, title: text.authenticate[language], content, script: 'answer.js' })
}
