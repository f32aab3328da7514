import type { Language } from '../../../../../languages/language'
import { ordersModel } from '../../../../../languages/orders-to-models'
import type { ManualIndex } from '../../../finding/retrieving/manual-index'
import type { Scope } from '../../../finding/retrieving/scope'
import { cleanHeading, isCaption } from '../../extractive/heading-text'

/** What a manual is about, so that searches can be put in its words. */
export interface ManualOutline {
  manualId: string
  languages: readonly Language[]
  /** The titles of its chapters and sections, in reading order, the first ones where there are many. */
  titles: string[]
}

const MAX_TITLES = 60
const MAX_TITLE = 60

export const outlineOf = ({ manuals }: Scope): ManualOutline[] =>
  manuals.flatMap((manual) => {
    const manualId = manual.passages[0]?.manualId
    return manualId === undefined ? [] : [{ manualId, languages: manual.mainLanguages, titles: titlesOf(manual) }]
  })

/** Of each level, as many as there is room for: chapters before their sections. */
function titlesOf({ passages }: ManualIndex): string[] {
  const levels: Map<string, number>[] = []
  for (const [position, { headings }] of passages.entries())
    for (const [level, heading] of headings.filter((one) => !isCaption(one)).entries()) {
      const title = cleanHeading(heading).slice(0, MAX_TITLE)
      levels[level] ??= new Map()
      const titles = levels[level]
      if (/\p{L}{3}/u.test(title) && !titles.has(title) && !ordersModel(title)) titles.set(title, position)
    }
  const chosen = new Map<string, number>()
  for (const titles of levels)
    for (const [title, position] of titles)
      if (chosen.size < MAX_TITLES && !chosen.has(title)) chosen.set(title, position)
  return [...chosen].sort(([, one], [, other]) => one - other).map(([title]) => title)
}
