import type { Language } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import type { Account } from '../database/schema'
import { layout } from './layout'
import { text } from './text'

/** The value that is sent, and the words that are shown. */
type Option = [value: string, words: keyof typeof text]

/** The page on which a dealership sets up its account, or changes it later. */
export function onboardingPage(account: Account, language: Language): string {
  const t = (key: keyof typeof text) => escapeHtml(text[key][language])
  const choice = (id: string, key: keyof typeof text, usual: Option, trial: Option, isTrial: boolean) =>
    `<label for="${id}">${t(key)}</label>
<select id="${id}" name="${id}">${option(usual, !isTrial)}${option(trial, isTrial)}</select>`
  const option = ([value, key]: Option, isChosen: boolean) =>
    `<option value="${value}"${isChosen ? ' selected' : ''}>${t(key)}</option>`
  const content = `
<p>${t(account.details_submitted ? 'accountHint' : 'onboardingHint')}</p>
<form data-answer data-no-connection="${t('noConnection')}" data-failed="${t('failed')}">
<label for="business-name">${t('businessName')}</label>
<input id="business-name" name="business_name" maxlength="200" required value="${escapeHtml(account.business_name ?? '')}">
${choice('bank', 'bank', ['accepts_payouts', 'goodBank'], ['refuses_payouts', 'badBank'], account.bank_refuses_payouts)}
${choice('refunds', 'refunds', ['arrive', 'refundsArrive'], ['need_details', 'refundsWait'], account.refunds_need_details)}
${choice('reports', 'reports', ['at_once', 'reportedAtOnce'], ['late', 'reportedLate'], account.reports_payments_late)}
<p id="problem" role="alert"></p>
<button class="primary" disabled>${t('submit')}</button>
</form>`
  return layout({
    language,
    title: text[account.details_submitted ? 'account' : 'onboarding'][language],
    content,
    script: 'answer.js',
  })
}

export const missingPage = (language: Language): string =>
  layout({ language, title: text.pay[language], content: `<p role="status">${escapeHtml(text.missing[language])}</p>` })
