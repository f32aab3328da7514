import { describe, expect, it } from 'vitest'
import { buildManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { indexes } from '../../../server/modules/assistants/finding/testing/harrow-manuals'
import { manualBuilder } from '../../../server/modules/assistants/finding/testing/manual-builder'
import { isForeign } from './foreign-places'
import { makeQuestions } from './make-questions'
import { readSource } from './source-manual'

/** Another kind of machine. */
const plotter = buildManualIndex(
  manualBuilder('plotter', 'Plotter')
    .text(2, ['1 Vacuum table'], 'The vacuum table clamps the circuit board.', 'Clean its felt mat once a week.')
    .table(
      4,
      ['2 Spindle'],
      ['Milling cutter', 'Spindle speed (rpm)'],
      ['Fiducial drill bit', '60,000'],
      ['Conical engraving cutter', '42,000'],
      ['Wheel nut, long', '611'],
    ).passages,
)
const sources = () => [readSource('loader.pdf', indexes.loader), readSource('plotter.pdf', plotter)]
const kinds = ['fact', 'part_number', 'procedure', 'safety', 'table', 'typo', 'unanswerable']

describe('made questions', () => {
  const questions = makeQuestions(sources(), 12)
  const unanswerable = questions.filter(({ answer_pages }) => answer_pages.length === 0)

  it('are the same for the same manuals', () => {
    expect(makeQuestions(sources(), 12)).toEqual(questions)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('do not depend on other manuals, if a manual answers them', () => {
    const answerable = questions.filter((one) => one.manual === 'loader.pdf' && one.answer_pages.length > 0)
    expect(answerable.length).toBeGreaterThan(5)
    expect(makeQuestions(sources().slice(0, 1), 12)).toEqual(answerable)
  })

  it('name pages of the manual and what stands there, by the kinds of the other sets', () => {
    for (const { manual, made_from, answer_pages, answer_strings, kind } of questions) {
      expect(kinds).toContain(kind)
      if (answer_pages.length === 0) continue
      const index = manual === 'loader.pdf' ? indexes.loader : plotter
      const text = index.passages
        .filter(({ page }) => answer_pages.includes(page))
        .map((passage) => passage.text.replace(/\s+/g, ' '))
      expect(made_from).toBe(manual)
      expect(text.join(' ')).toContain(answer_strings[0])
    }
  })

  it('have no answer if they are made from another kind of machine', () => {
    expect(unanswerable.length).toBeGreaterThan(3)
    for (const { kind, manual, made_from, answer_strings } of unanswerable)
      expect([kind, answer_strings, made_from !== manual]).toEqual(['unanswerable', [], true])
  })

  it('have an answer if the words stand on a page, also by other names', () => {
    const [loader] = sources()
    if (!loader) throw new Error('no manual')
    const foreign = (subject: string) => isForeign({ subject, language: 'en' }, loader)
    expect(foreign('Wheel nut, long')).toBe(false)
    expect(foreign('rev counter engine')).toBe(false)
    expect(foreign('Fiducial drill bit')).toBe(true)
    expect(unanswerable.filter(({ manual, question }) => manual === 'loader.pdf' && /wheel/i.test(question))).toEqual(
      [],
    )
  })
})
