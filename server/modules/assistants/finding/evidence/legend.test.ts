import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'
import { legendsLast } from './legend'

const winch = manualBuilder('m', 'M')
  .table(3, ['1 Parts of the winch'], ['Item', 'Part'], ['1', 'Drum'], ['2', 'Rope hook'])
  .text(4, ['2 Oil'], '1 gear oil, 2 brake oil, 3 drum oil.')
  .table(5, ['3 Labels'], ['Item', 'Label', 'Part number'], ['1', 'WARNING Rope hook swings', '555-10211'])
  .text(8, ['4 Materials'], 'The rope hook is forged from steel.', 'Gear oil and brake oil must be synthetic.')
const scope = createScope([buildManualIndex(winch.passages)])
const firstPage = (prompt: string) => find({ prompt, conversation: [] }, scope).evidence[0]?.hit.passage.page

describe('legendsLast', () => {
  it.each(['What is the rope hook made of?', 'Which gear oil and brake oil?'])(
    'puts what is said of a thing before the lists that only name it: "%s"',
    (prompt) => {
      expect(firstPage(prompt)).toBe(8)
    },
  )

  it.each(['VAROITUS', 'AVERTISSEMENT', 'Precaución', 'ATENÇÃO'])('recognises the list of labels by "%s"', (word) => {
    const manual = manualBuilder('m', 'M')
      .table(5, ['3 Labels'], ['Item', 'Label', 'Part number'], ['1', `${word} Rope hook`, '555-10211'])
      .text(8, ['4 Materials'], 'The rope hook is forged from steel.')
    const labels = createScope([buildManualIndex(manual.passages)])
    const { query, evidence } = find({ prompt: 'What is the rope hook made of?', conversation: [] }, labels)
    const labelFirst = evidence.toSorted((one, other) => one.hit.passage.page - other.hit.passage.page)
    expect(labelFirst.map(({ hit }) => hit.passage.page)).toEqual([5, 8])
    expect(legendsLast(query, labelFirst)[0]?.hit.passage.page).toBe(8)
  })

  it('keeps a legend if its number or a part is asked for, or if nothing else answers', () => {
    expect(firstPage('What is item 2, the rope hook?')).toBe(3)
    expect(firstPage('part number of the label for the rope hook')).toBe(5)
    expect(firstPage('drum?')).not.toBe(8)
  })
})
