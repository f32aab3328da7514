import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'
import { referenceFirst } from './reference'

const { passages } = manualBuilder('m', 'M')
  .table(
    3,
    ['9 Alarms'],
    ['Code', 'Meaning', 'What to do'],
    ['112 W', 'Air filter clogged', 'Service by section 10.3'],
    ['115 W', 'Water in fuel', 'Drain by section 10.9'],
  )
  .steps(8, ['10 Maintenance', '10.3 Air filter'], 'Open the three clips.', 'Blow the element out from inside.')
const scope = createScope([buildManualIndex(passages)])
const pages = (prompt: string, earlier: string) =>
  find({ prompt, conversation: [{ role: 'user', content: earlier }] }, scope).evidence.map(
    ({ hit }) => hit.passage.page,
  )

/** The same manual, which counts how many of its passages are read. */
function createCountingScope() {
  const reads = new Set<string | symbol>()
  const list = new Proxy([...passages], {
    get(target, key, receiver) {
      if (/^\d+$/.test(String(key))) reads.add(key)
      return Reflect.get(target, key, receiver)
    },
  })
  const counted = createScope([buildManualIndex(list)])
  reads.clear()
  return { reads, counted }
}

describe('referenceFirst', () => {
  it('returns the steps that the row of a code refers to, followed by the row', () => {
    expect(pages('and how do I clean it?', 'panel says 112')).toEqual(expect.arrayContaining([8, 3]))
    expect(pages('and how do I clean it?', 'panel says 112')[0]).toBe(8)
  })

  it('reads only the passage of the section, however long the manual is', () => {
    const { reads, counted } = createCountingScope()
    const { query, evidence } = find({ prompt: '112', conversation: [] }, counted)
    reads.clear()
    const [followed] = referenceFirst({ ...query, intent: 'procedure' }, evidence, counted)
    expect(followed?.hit.passage.page).toBe(8)
    expect([...reads]).toEqual(['1'])
  })

  it('returns the row if no procedure is asked for or the section does not exist', () => {
    expect(pages('and what does it mean?', 'panel says 112')[0]).toBe(3)
    expect(pages('and how do I do it?', 'panel says 115')[0]).toBe(3)
  })

  it('returns the sentence of a section in running text that covers the question', () => {
    const manual = manualBuilder('m', 'M')
      .table(
        3,
        ['9 Schedule'],
        ['What', 'What to do', 'Section'],
        ['Gear oil and brake oil of the winch', 'Check level', '4.4'],
      )
      .text(
        8,
        ['4 Checks', '4.3 Rope'],
        'Look for broken wires.',
        '4.4 Oil of the winch',
        'Brake oil: between the marks.',
        'Gear oil of the winch: up to the plug.',
        '4.5 Hook',
        'Check the gear of the hook.',
      )
    const { evidence } = find(
      { prompt: 'how do I check the level of the gear oil of the winch?', conversation: [] },
      createScope([buildManualIndex(manual.passages)]),
    )
    const [best] = evidence
    expect(best?.hit.passage.page).toBe(8)
    expect(best?.units[best.position]?.own).toBe('Gear oil of the winch: up to the plug.')
  })
})
