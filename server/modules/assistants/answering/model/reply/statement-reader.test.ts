import { describe, expect, it } from 'vitest'
import { createStatementReader } from './statement-reader'

/** What is read of a reply that arrives in pieces of so many characters. */
function readIn(text: string, size: number) {
  const reader = createStatementReader()
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
  return [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]
}

const sizes = [1, 3, 7, 1000]

describe.each(sizes)('a reply in pieces of %i characters', (size) => {
  it.each([
    ['one sentence', 'It holds 12 l. [P1]', [['sentence', 'It holds 12 l.', 'P1']]],
    ['a citation before the full stop', 'It holds 12 l [P1].', [['sentence', 'It holds 12 l.', 'P1']]],
    [
      'two sentences in a line',
      'It holds 12 l. [P1] Use SAE 30. [P2]',
      [
        ['sentence', 'It holds 12 l.', 'P1'],
        ['sentence', 'Use SAE 30.', 'P2'],
      ],
    ],
    ['two citations', 'It holds 12 l. [P1] [P2]', [['sentence', 'It holds 12 l.', 'P1 P2']]],
    ['two citations in one', 'It holds 12 l. [P1, P2]', [['sentence', 'It holds 12 l.', 'P1 P2']]],
    [
      'steps',
      '1. Stop. [P3]\n2) Wait. [P3]',
      [
        ['step', 'Stop.', 'P3'],
        ['step', 'Wait.', 'P3'],
      ],
    ],
    [
      'items',
      '- Oil. [P1]\n* Fuel. [P2]',
      [
        ['item', 'Oil.', 'P1'],
        ['item', 'Fuel.', 'P2'],
      ],
    ],
    ['markup', '## **Stop** the `engine`. [P3]', [['sentence', 'Stop the engine.', 'P3']]],
    [
      'a line without citation',
      'Of course!\nIt holds 12 l. [P1]',
      [
        ['sentence', 'Of course!', ''],
        ['sentence', 'It holds 12 l.', 'P1'],
      ],
    ],
    ['a decimal', 'It is 12.5 l. [P1]', [['sentence', 'It is 12.5 l.', 'P1']]],
    ['what is not seen', 'It is\u0000 \u202e8\u202c. [P\u200b1]\u{e0041}', [['sentence', 'It is 8.', 'P1']]],
    ['a refusal', 'NO ANSWER [P3] [P7]', [['no-answer', '', 'P3 P7']]],
    ['nothing', ' \n\n', []],
  ])('with %s', (_, text, expected) => {
    const read = readIn(text, size).map((one) => [one.kind, 'text' in one ? one.text : '', one.cited.join(' ')])
    expect(read).toEqual(expected)
  })
})

it('a sentence is complete as soon as something follows its citation', () => {
  const reader = createStatementReader()
  expect(reader.read('It holds 12 l. [P1')).toEqual([])
  expect(reader.read('] ')).toEqual([])
  expect(reader.read('U')).toHaveLength(1)
})
