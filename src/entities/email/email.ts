import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** An e-mail of the outbox: what was to be sent, to whom, and what became of it. */
export type Email = Schemas['OutboxEmail']
/** One with its two versions. */
export type EmailText = Schemas['EmailText']
export type EmailStatus = Schemas['EmailStatus']

export { emailStatusValues as emailStatuses } from '#contract/platform-limits'

/** "Send an e-mail again that failed or was kept". */
export function canRetry({ status }: Pick<Email, 'status'>): boolean {
  return status === 'FAILED' || status === 'KEPT'
}

/** Replaces a secret outside of the demonstration. */
const blank = '•'

/** The addresses in an e-mail's text, each once, without those that are blanked and would lead nowhere. */
export function linksIn(text: string): string[] {
  const links = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)\]]+$/, ''))
  return [...new Set(links)].filter((link) => !link.includes(blank))
}
