import lighthouse from 'lighthouse'
import type { Audit } from './report'

/** How often a page is loaded again of which Lighthouse has recorded nothing: its trace misses the navigation now and then. */
const MAX_REPEATS = 3
const UNRECORDED = 'NO_NAVSTART'

/**
 * Audits a page as Lighthouse simulates a phone: a cold cache, a slow network and a processor four times slower.
 * @param port of the browser, in whose profile somebody may be signed in
 * @throws Error if the page shows another address, such as that of the sign-in, or cannot be audited
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const lhr = await recorded(url, port)
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

/** The result of the first load that was recorded; the last one if none was. */
async function recorded(url: string, port: number) {
  for (let load = 0; ; load += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`${url} was not audited`)
    if (result.lhr.runtimeError?.code !== UNRECORDED || load === MAX_REPEATS) return result.lhr
  }
}
