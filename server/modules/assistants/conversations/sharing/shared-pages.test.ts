import { describe, expect, it } from 'vitest'
import type { Citation } from '../../answering/engine'
import { sharedPages } from './shared-pages'

const cite = (manualId: string, page: number, left = 0): Citation => ({
  manualId,
  manualName: `Manual ${manualId}`,
  page,
  quote: '',
  boxes: [[left, 0, 1, 1]],
  ordinal: 0,
})
const answerOf = (citations: Citation[]) => ({
  response: citations.map((_, index) => `Words [${index + 1}]`).join('. '),
  citations,
})
const pagesOf = (answer: ReturnType<typeof answerOf>, sight: { visible?: string[]; opens?: string[] } = {}) =>
  sharedPages(answer, {
    by: 'rosa',
    visible: new Set(sight.visible ?? ['a', 'b']),
    opens: new Set(sight.opens ?? []),
    addressOf: (path, query) => `https://yard.example${path}?${new URLSearchParams(query)}`,
  })

describe('the pages of a shared answer', () => {
  it('are those that the answer refers to, with a link for whoever can open them', () => {
    const answer = { ...answerOf([cite('a', 31), cite('b', 2)]), response: 'Words [1], [2]' }
    const unused = { ...answer, response: 'Words [2]' }
    expect(pagesOf(answer, { opens: ['a'] }).map(({ url }) => url)).toEqual([
      'https://yard.example/manuals?manual=a&page=31',
      undefined,
    ])
    expect(pagesOf(unused).map(({ label }) => label)).toEqual([
      { en: '[2] Manual b, page 2', es: '[2] Manual b, página 2' },
    ])
  })

  it('have one picture each, with all the places that are cited on it', () => {
    const pictures = pagesOf(answerOf([cite('a', 31, 0.1), cite('a', 31, 0.2)])).map(({ picture }) => picture)
    const marks = [
      [0.1, 0, 1, 1],
      [0.2, 0, 1, 1],
    ]
    expect(pictures).toEqual([{ manualId: 'a', page: 31, marks, readerId: 'rosa' }, undefined])
  })

  it('have at most five pictures, and are all named', () => {
    const pages = pagesOf(answerOf([1, 2, 3, 4, 5, 6, 7].map((page) => cite('a', page))))
    expect(pages.map(({ picture }) => picture?.page)).toEqual([1, 2, 3, 4, 5, undefined, undefined])
    expect(pages.at(-1)?.label.en).toBe('[7] Manual a, page 7')
  })

  it('say where the sender has lost the right to a manual, and then have neither link nor picture', () => {
    expect(pagesOf(answerOf([cite('a', 31)]), { visible: [], opens: ['a'] })).toEqual([
      {
        label: {
          en: '[1] Manual a, page 31 (the sender can no longer open this manual)',
          es: '[1] Manual a, página 31 (quien lo envía ya no puede abrir este manual)',
        },
      },
    ])
  })
})
