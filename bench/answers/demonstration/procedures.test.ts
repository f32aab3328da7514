import { beforeAll, describe, expect, it } from 'vitest'
import { writeAnswer } from '../../../server/modules/assistants/answering/extractive/write-answer'
import { find } from '../../../server/modules/assistants/finding/find'
import { buildManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope, type Scope } from '../../../server/modules/assistants/finding/retrieving/scope'
import type { ScopedPassage } from '../../../server/modules/assistants/finding/scoped-passage'
import { pdfBytes } from '../../../server/modules/manuals/reading/pdfium/pdf-source'
import { readManual } from '../../../server/modules/manuals/reading/read-manual'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import { pdfPages } from '../../../server/seed/manuals/testing/pdf-pages'
import { normalise } from '../score'

/** Words of a page without spaces, as a sentence may be broken over lines. */
const squeezed = (text: string) => normalise(text).replace(/\s/g, '')

describe('the procedures of the wheel loader', () => {
  let passages: ScopedPassage[]
  let scope: Scope
  let pages: string[]

  beforeAll(async () => {
    const manual = demonstrationManuals.find(({ fileName }) => fileName === 'harrow-wl-120-operation.pdf')
    if (!manual) throw new Error('the manual of the wheel loader is missing')
    const bytes = await manual.write()
    const read = await readManual(pdfBytes(bytes))
    passages = read.passages.map((passage, ordinal) => ({ ...passage, manualId: 'm', manualName: 'M', ordinal }))
    scope = createScope([buildManualIndex(passages)])
    pages = (await pdfPages(bytes)).map(squeezed)
  })

  it.each([2000, 900, 400])('are never cut in silence within %i characters', (characters) => {
    const titles = new Set(passages.flatMap(({ kind, headings }) => (kind === 'steps' ? headings.slice(-1) : [])))
    expect(titles.size).toBeGreaterThan(15)
    for (const title of titles) {
      const found = find({ prompt: `How do I do this: ${title}?`, conversation: [] }, scope)
      const { response, excerpts } = writeAnswer(found, characters)
      const linked = (role: string) => excerpts.find((excerpt) => excerpt.role === role)
      const shown = excerpts
        .filter(({ role }) => role === 'answer' || role === 'continuation')
        .flatMap(({ units }) => units.filter(({ kind }) => kind === 'step'))
      if (shown.length === 0) continue
      const last = Number(shown.at(-1)?.text.match(/^\d+/)?.[0])
      const next = linked('later')
      expect([title, shown.length + (linked('earlier')?.count ?? 0)]).toEqual([title, last])
      if (next) {
        expect(response).toContain(`more step${next.count === 1 ? '' : 's'} from page ${next.passage.page}`)
        expect(pages[next.passage.page - 1]).toContain(squeezed(next.units[0]?.text ?? '?'))
      } else
        expect([
          title,
          pages.some((page) => page.includes(`${squeezed(shown.at(-1)?.text ?? '?')}${last + 1}.`)),
        ]).toEqual([title, false])
    }
  })
})
