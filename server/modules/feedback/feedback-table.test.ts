import { describe, expect, it } from 'vitest'
import type { Feedback } from './feedback'
import { tableHead, tableRow } from './feedback-table'

const feedback: Feedback = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  rating: 'down',
  reason: 'The wrong machine',
  assistant: 'operations',
  machine: 'Harrow WL-120',
  question: 'How much oil?',
  answer: '13.5 L',
  confidence: 'sure',
  person: 'operator@ridgeline.example',
  organization: 'Ridgeline Quarry',
  conversationId: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02',
  givenAt: new Date('2026-11-21T08:30:00.000Z'),
}

const cellsOf = (row: string) => row.trimEnd().slice(1, -1).split('","')

describe('feedback as a table', () => {
  it('starts with the byte order mark of UTF-8 and the names of its columns', () => {
    expect(tableHead('en')).toBe(
      '\ufeff"Given at (UTC)","Rating","Reason","Assistant","Machine","Question","Answer","Confidence","Person",' +
        '"Organization","Conversation"\r\n',
    )
  })

  it('has each cell quoted and each line ended by CRLF (RFC 4180)', () => {
    expect(tableRow(feedback, 'en')).toBe(
      '"2026-11-21 08:30","Not helpful","The wrong machine","Operations","Harrow WL-120","How much oil?","13.5 L",' +
        '"Certain","operator@ridgeline.example","Ridgeline Quarry","4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02"\r\n',
    )
  })

  it('quotes commas, quotation marks and line breaks within a cell', () => {
    expect(tableRow({ ...feedback, reason: 'It says "13.5",\nnot 14' }, 'en')).toContain(
      ',"It says ""13.5"",\nnot 14",',
    )
  })

  it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    'makes %j text, which a spreadsheet would run',
    (reason) => {
      expect(cellsOf(tableRow({ ...feedback, reason }, 'en'))[2]).toBe(`'${reason}`)
    },
  )

  it('leaves such characters unchanged within a text', () => {
    expect(cellsOf(tableRow({ ...feedback, reason: 'a=b' }, 'en'))[2]).toBe('a=b')
  })

  it('has the confidence of the answer, and an empty cell for a deleted organization', () => {
    const row = cellsOf(tableRow({ ...feedback, confidence: 'unsure', organization: null }, 'en'))
    expect([row[7], row[9]]).toEqual(['Not certain', ''])
  })

  it('is in the words of the reader', () => {
    expect(tableHead('es')).toContain('"Fecha (UTC)","Valoración"')
    expect(cellsOf(tableRow(feedback, 'es')).slice(1, 4)).toEqual(['No útil', 'The wrong machine', 'Operación'])
  })
})
