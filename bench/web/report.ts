import { median } from '../timing'

/** What one audit of a page found: scores from 0 to 1, and milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  blocking: number
  largestPaint: number
}

export interface PageResult {
  name: string
  audits: readonly Audit[]
}

const limits = { performance: 0.95, blocking: 150 }

/** Each figure is the median of the runs of its page. */
function medians({ audits }: PageResult): Audit {
  const of = (figure: keyof Audit) => median(audits.map((audit) => audit[figure]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    blocking: of('blocking'),
    largestPaint: of('largestPaint'),
  }
}

const meetsLimits = ({ performance, accessibility, bestPractices, seo, blocking }: Audit): boolean =>
  performance >= limits.performance &&
  [accessibility, bestPractices, seo].every((score) => score === 1) &&
  blocking < limits.blocking

/** The names of the pages that miss a limit, or have no figures. */
export const missed = (pages: readonly PageResult[]): string[] =>
  pages.filter((page) => !meetsLimits(medians(page))).map(({ name }) => name)

export function toText(pages: readonly PageResult[]): string {
  const width = Math.max(0, ...pages.map(({ name }) => name.length))
  const cells = (values: readonly string[]) => values.map((value) => value.padStart(15)).join('')
  const percent = (score: number) => Math.round(score * 100).toString()
  const head = cells(['performance', 'accessibility', 'best practices', 'SEO', 'blocking, ms', 'largest, ms'])
  const lines = pages.map((page) => {
    const { performance, accessibility, bestPractices, seo, blocking, largestPaint } = medians(page)
    const scores = [performance, accessibility, bestPractices, seo].map(percent)
    return page.name.padEnd(width) + cells([...scores, blocking.toFixed(0), largestPaint.toFixed(0)])
  })
  const over = missed(pages)
  const verdict = over.length === 0 ? 'Every page is within its limits.' : `MISSED: ${over.join(', ')}`
  return [' '.repeat(width) + head, ...lines, verdict].join('\n')
}
