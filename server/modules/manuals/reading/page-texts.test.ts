import { expect, it } from 'vitest'
import { pageTextsOf } from './page-texts'
import { typedPage } from './testing/typed-page'

it('says of each page where its text comes from, in ranges', () => {
  const text = (number: number) => typedPage(number, ['The winch takes oil.'])
  const empty = (number: number) => typedPage(number, [])
  const pages = [
    text(1),
    text(2),
    { ...text(3), ocr: true as const },
    empty(4),
    text(5),
    { ...empty(6), pictureShare: 1 },
    { ...empty(7), isDamaged: true as const },
  ]
  expect(pageTextsOf(pages)).toEqual([
    {
      kind: 'READ',
      pages: 3,
      ranges: [
        { first: 1, last: 2 },
        { first: 5, last: 5 },
      ],
    },
    { kind: 'RECOGNIZED', pages: 1, ranges: [{ first: 3, last: 3 }] },
    { kind: 'EMPTY', pages: 1, ranges: [{ first: 4, last: 4 }] },
    { kind: 'UNREADABLE', pages: 2, ranges: [{ first: 6, last: 7 }] },
  ])
})
