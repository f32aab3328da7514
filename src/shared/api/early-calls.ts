import { storedLanguage } from '@/shared/lib/i18n'

/** What `public/early.js` has sent before the app was loaded. */
export type EarlyCall = {
  href: string
  authorization: string | null
  /** The one that was chosen on this device. */
  language: string | null
  sentAt: number
  answer: Promise<Response>
}

declare global {
  var earlyCalls: EarlyCall[] | undefined
}

/** Whether what is asked for now may get an answer that was asked for earlier. */
export const hasEarlyAnswers = (): boolean => (globalThis.earlyCalls ?? []).length > 0

/** A page that takes longer to open asks again. */
const maxAgeMs = 15_000

/**
 * The answer to this request where it was sent before the app was loaded: once, and only for the same caller and
 * language, so that nobody reads what was answered to somebody else or some time ago.
 */
export function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response> | undefined {
  // What this changes may be part of the answers.
  if (method !== 'GET') globalThis.earlyCalls = undefined
  const calls = (globalThis.earlyCalls ?? []).filter(({ sentAt }) => Date.now() - sentAt < maxAgeMs)
  globalThis.earlyCalls = calls
  const isSame = ({ href, authorization, language }: EarlyCall) =>
    inOrder(href) === inOrder(url) && authorization === headers.get('authorization') && language === storedLanguage()
  const place = calls.findIndex(isSame)
  return place < 0 ? undefined : calls.splice(place, 1)[0]?.answer
}

/** An address with its parameters sorted: in which order a page names them does not matter. */
function inOrder(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  return url.href
}
