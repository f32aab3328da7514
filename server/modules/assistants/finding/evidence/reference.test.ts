import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'

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

describe('followReference', () => {
  it('returns the steps that the row of a code refers to, followed by the row', () => {
    expect(pages('and how do I clean it?', 'panel says 112')).toEqual(expect.arrayContaining([8, 3]))
    expect(pages('and how do I clean it?', 'panel says 112')[0]).toBe(8)
  })

  it('returns the row if no procedure is asked for or the section does not exist', () => {
    expect(pages('and what does it mean?', 'panel says 112')[0]).toBe(3)
    expect(pages('and how do I do it?', 'panel says 115')[0]).toBe(3)
  })
})
