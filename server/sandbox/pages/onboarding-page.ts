import type { Language } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import type { Account } from '../database/schema'
import { layout } from './layout'
import { text } from './text'

/** The page on which a dealership sets up its account, or changes it later. */
export function onboardingPage(account: Account, language: Language): string {
  const t = (key: keyof typeof text) => escapeHtml(text[key][language])
  const option = (value: string, key: keyof typeof text, isChosen: boolean) =>
    `<option value="${value}"${isChosen ? ' selected' : ''}>${t(key)}</option>`
  const content = `
<p>${t('onboardingHint')}</p>
<form data-answer data-no-connection="${t('noConnection')}" data-failed="${t('failed')}">
<label for="business-name">${t('businessName')}</label>
<input id="business-name" name="business_name" maxlength="200" required value="${escapeHtml(account.business_name ?? '')}">
<label for="bank">${t('bank')}</label>
<select id="bank" name="bank">
${option('accepts_payouts', 'goodBank', !account.bank_refuses_payouts)}
${option('refuses_payouts', 'badBank', account.bank_refuses_payouts)}
</select>
<p id="problem" role="alert"></p>
<button class="primary">${t('submit')}</button>
</form>`
  return layout({ language, title: text.onboarding[language], content, script: 'answer.js' })
}

export const missingPage = (language: Language): string =>
  layout({ language, title: text.pay[language], content: `<p role="status">${escapeHtml(text.missing[language])}</p>` })
