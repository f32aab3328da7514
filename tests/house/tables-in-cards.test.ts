import { describe, expect, it } from 'vitest'
import { productFiles } from './contract-constants'

/** The tables within cards without inner space that draw a frame of their own inside that of the card. */
const framedTwice = (text: string): string[] =>
  [...text.matchAll(/<Card\b[^>]*\bflush\b[^>]*>(.*?)<\/Card>/gs)].flatMap(([, content = '']) =>
    [...content.matchAll(/<DataTable\b(.*?)\n\s*\/>/gs)].flatMap(([table, props = '']) =>
      /\binCard\b/.test(props) ? [] : [table],
    ),
  )

describe('a table that fills a card has the frame of the card alone', () => {
  it('one that has its own is found', () => {
    const card = (props: string) => `<Card title={t('lines')} flush>\n<DataTable\n  ${props}\n/>\n</Card>`
    expect([framedTwice(card('rows={rows}')).length, framedTwice(card('inCard')).length]).toEqual([1, 0])
  })

  it('on every screen', () => {
    expect(productFiles.filter(({ text }) => framedTwice(text).length > 0).map(({ file }) => file)).toEqual([])
  })
})
