import { describe, expect, it } from 'vitest'
import { loaderManual } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { findSafetyNotes } from './safety'

const { passages } = loaderManual
const notesFor = (page: number, kind: string) => {
  const passage = passages.find((one) => one.page === page && one.kind === kind)
  return passage ? findSafetyNotes(passage, passages) : []
}

describe('findSafetyNotes (behaviour, 5: warnings that belong to a procedure are shown with it)', () => {
  it('returns the warning before the steps', () => {
    expect(notesFor(14, 'steps')).toEqual([
      { level: 'WARNING', text: expect.stringContaining('Hot oil burns the skin'), page: 14, manualId: 'wl-120' },
    ])
  })

  it('returns the warnings of the procedure only', () => {
    expect(notesFor(17, 'text').map(({ level }) => level)).toEqual(['DANGER'])
    expect(notesFor(21, 'table')).toEqual([])
  })

  it('does not repeat a warning that is the answer itself', () => {
    expect(notesFor(14, 'safety')).toEqual([])
  })

  it('does not repeat the level in the text', () => {
    for (const [level, text] of [
      ['WARNING', 'WARNING\nHot oil burns.'],
      ['DANGER', 'PELIGRO: Hot oil burns.'],
      ['CAUTION', 'Caution! Hot oil burns.'],
    ] as const) {
      const [warning, steps] = manualBuilder('m', 'M')
        .safety(1, ['Oil'], level, text)
        .steps(1, ['Oil'], 'Drain.').passages
      if (!warning || !steps) throw new Error('the manual was not built')
      expect(findSafetyNotes(steps, [warning, steps])).toMatchObject([{ level, text: 'Hot oil burns.' }])
    }
  })
})
