import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { demonstrationManuals } from '../../../server/seed/manuals/demonstration-manuals'
import { pdfPages } from '../../../server/seed/manuals/testing/pdf-pages'
import { parseQuestions } from '../question'
import { normalise } from '../score'
import { demonstrationQuestions, plainQuestions } from './write-manuals'

const varied = parseQuestions(readFileSync(demonstrationQuestions, 'utf8'))
const questions = [...varied, ...parseQuestions(readFileSync(plainQuestions, 'utf8'))]
const kinds = ['fact', 'table', 'procedure', 'part_number', 'safety', 'typo', 'followup', 'unanswerable']

describe('the questions on the demonstration', () => {
  it('have unique ids', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  })

  it('cover every kind and no other', () => {
    expect([...new Set(questions.map(({ kind }) => kind))].sort()).toEqual(kinds.toSorted())
  })

  it('cover every manual and no other', () => {
    const asked = new Set(questions.map(({ manual }) => manual))
    expect([...asked].sort()).toEqual(demonstrationManuals.map(({ fileName }) => fileName).sort())
  })

  it('expect pages and strings together, and neither if the manual does not contain the answer', () => {
    for (const { id, kind, answer_pages, answer_strings } of questions) {
      const answerable = kind !== 'unanswerable'
      expect([id, answer_pages.length > 0, answer_strings.length > 0]).toEqual([id, answerable, answerable])
    }
  })

  it('have a previous question only if they are follow-ups', () => {
    for (const { id, kind, context } of questions) {
      expect([id, context !== undefined]).toEqual([id, kind === 'followup'])
    }
  })
})

describe.each(demonstrationManuals)('the questions on $fileName', ({ fileName, write }) => {
  const asked = questions.filter(({ manual, answer_pages }) => manual === fileName && answer_pages.length > 0)
  let pages: string[]

  beforeAll(async () => {
    pages = (await pdfPages(await write())).map(normalise)
  })

  it('expect strings that occur on one of their pages', () => {
    const missing = asked.flatMap(({ id, answer_pages, answer_strings }) =>
      answer_strings
        .filter((expected) => !answer_pages.some((page) => pages[page - 1]?.includes(normalise(expected))))
        .map((expected) => `${id}: ${expected}`),
    )
    expect(missing).toEqual([])
  })

  it('list no page without any of the strings', () => {
    const empty = asked.flatMap(({ id, answer_pages, answer_strings }) =>
      answer_pages
        .filter((page) => !answer_strings.some((expected) => pages[page - 1]?.includes(normalise(expected))))
        .map((page) => `${id}: page ${page}`),
    )
    expect(empty).toEqual([])
  })
})
