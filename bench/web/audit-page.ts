import lighthouse from 'lighthouse'
import type { Audit } from './report'

/**
 * Audits a page as Lighthouse simulates a phone: a cold cache, a slow network and a processor four times slower.
 * @param port of the browser, in whose profile somebody may be signed in
 * @throws Error if the page shows another address, such as that of the sign-in, or cannot be audited
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`${url} was not audited`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  if (lhr.finalDisplayedUrl && new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  }
  const score = (category: string) => lhr.categories[category]?.score ?? Number.NaN
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    blocking: figure('total-blocking-time'),
    largestPaint: figure('largest-contentful-paint'),
  }
}
