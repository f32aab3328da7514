import { expect, it } from 'vitest'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { createMaterial } from './material'

const long = (text: string) => text.padEnd(120, '.')

/** Two passages of one page, of which the second begins with the last line of the first, as those of running text overlap. */
function overlapping() {
  const [first, second] = manualBuilder('m', 'Manual')
    .text(3, [], 'One.', long('Two'))
    .text(3, [], long('Two'), 'Three.').passages
  if (!first || !second) throw new Error('there are two passages')
  const box = first.lines[1]?.box ?? [0, 0, 1, 1]
  const shared = { ...second, lines: second.lines.map((line, at) => (at === 0 ? { ...line, box } : line)) }
  return [first, shared].map((passage) => ({ passage, language: 'en' as const }))
}

const pageOf = (passages: ReturnType<typeof overlapping>) => ({ manualId: 'm', page: 3, isWhole: true, passages })

it('a line that two passages have is told once', () => {
  const text = createMaterial().addPages([pageOf(overlapping())], 1000)
  expect(text.match(/Two/g)).toHaveLength(1)
  expect(text).toContain('Three.')
})

it('a passage for which there is no room any more leaves its lines to the next one', () => {
  const [first, second] = overlapping()
  if (!first || !second) throw new Error('there are two passages')
  const tooLong = {
    ...first,
    passage: {
      ...first.passage,
      lines: [...first.passage.lines, ...first.passage.lines.map((line) => ({ ...line, text: long('More') }))],
    },
  }
  const before = { ...first, passage: { ...first.passage, ordinal: 9, lines: first.passage.lines.slice(0, 1) } }
  expect(createMaterial().addPages([pageOf([before, tooLong, second])], 200)).toContain('Two')
})

it('a passage that is longer than all the room is cut, so that something of it is told', () => {
  const [first] = overlapping()
  if (!first) throw new Error('there are two passages')
  expect(createMaterial().addPages([pageOf([first])], 50)).toContain('Two')
})

it('a source is all that a passage says, also what was told with another one', () => {
  const material = createMaterial()
  material.addPages([pageOf(overlapping())], 1000)
  material.addRecords([{ text: 'Loader 3: 1,240 h' }])
  expect(material.sourceText('P2')).toMatch(/^=== Manual, page 3\n\[P2\] .*\nTwo\.+\nThree\.$/)
  expect(material.sourceText('R1')).toBe('[R1] Loader 3: 1,240 h')
  expect(material.sourceText('P3')).toBe('')
})
