import { describe, expect, it } from 'vitest'
import { signalWord } from '../../../../languages/signal-words'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'
import { noticeUnits } from './notice'
import { withoutSignalWord } from './signal-word'
import { writeAnswer } from './write-answer'

const winch = manualBuilder('m', 'M')
  .safety(3, ['1.2 Cable'], 'WARNING', 'WARNING', 'The winch cable springs back.', 'Never step over the winch cable.')
  .safety(4, ['1.3 Drum'], 'DANGER', 'DANGER', 'Do not touch the winch cable while the drum turns.')
  .table(
    5,
    ['1.4 Labels'],
    ['Item', 'Label', 'Part number'],
    ['1', 'WARNING Never step over the winch cable', '555-10211'],
  )
const ask = (prompt: string) =>
  compose(find({ prompt, conversation: [] }, createScope([buildManualIndex(winch.passages)])))

describe('an answer to what is safe', () => {
  it('is the whole notice, then the next one, each cited; no part number of a label', () => {
    const { response, citations } = ask('May I step over the winch cable?')
    expect(response).toBe(
      [
        '**WARNING** – The winch cable springs back. Never step over the winch cable. [1]',
        '**DANGER** – Do not touch the winch cable while the drum turns. [2]',
      ].join('\n\n'),
    )
    expect(citations[0]).toMatchObject({
      page: 3,
      quote: 'The winch cable springs back. Never step over the winch cable.',
    })
    expect(response).not.toContain('555-10211')
  })

  it('has the signal word in the language of the question and the text of the page', () => {
    const scope = createScope([buildManualIndex(winch.passages)])
    const found = find({ prompt: '¿Es peligroso el winch cable?', conversation: [] }, scope)
    expect(writeAnswer(found, 2000).response).toMatch(/^\*\*(?:ADVERTENCIA|PELIGRO)\*\* – (?:The winch|Do not)/)
  })

  it('does not repeat a quoted notice beside the answer', () => {
    expect(ask('May I step over the winch cable?').safety).toEqual([])
  })
})

describe('noticeUnits', () => {
  it('omits the signal word, and sentences beyond the limit, but never all', () => {
    const [notice] = winch.passages
    if (!notice) throw new Error('the manual was not built')
    const texts = (limit: number) => noticeUnits(notice, limit).map(({ text }) => text)
    expect(texts(500)).toEqual(['The winch cable springs back.', 'Never step over the winch cable.'])
    expect(texts(40)).toEqual(['The winch cable springs back.'])
    expect(texts(0)).toHaveLength(1)
  })
})

describe('withoutSignalWord', () => {
  it.each([
    ['WARNING', ''],
    ['¡ADVERTENCIA! El cable salta.', 'El cable salta.'],
    ['VAROITUS: Vaijeri kimpoaa.', 'Vaijeri kimpoaa.'],
    ['Warning\nThe cable springs back.', 'The cable springs back.'],
    ['DANGER The cable springs back.', 'The cable springs back.'],
    ['Caution, wet drum.', 'wet drum.'],
    ['Warning lamp on: stop the winch.', 'Warning lamp on: stop the winch.'],
    ['Attention must be paid to the cable.', 'Attention must be paid to the cable.'],
    ['Warnings are red.', 'Warnings are red.'],
  ])('reads "%s" as "%s"', (text, expected) => {
    expect(withoutSignalWord(text)).toBe(expected)
  })
})

describe('signalWord', () => {
  it('is that of the language', () => {
    expect([signalWord('WARNING', 'es'), signalWord('DANGER', 'de'), signalWord('CAUTION', 'fi')]).toEqual([
      'ADVERTENCIA',
      'GEFAHR',
      'HUOMIO',
    ])
  })
})
