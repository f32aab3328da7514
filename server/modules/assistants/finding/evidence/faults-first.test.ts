import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'

const scope = createScope([
  buildManualIndex(
    manualBuilder('m', 'M')
      .safety(2, ['2 Safety'], 'WARNING', 'The belt keeps running after a stop. Keep off the belt.')
      .text(3, ['3 Belt'], 'The belt of the conveyor is 8 m long.')
      .table(
        9,
        ['9 Faults', 'Table 9-1 Faults'],
        ['Symptom', 'Possible cause', 'Remedy'],
        ['Belt runs off', 'Roller worn', 'Replace the roller'],
        ['Motor hums', 'Phase missing', 'Check the fuses'],
      ).passages,
  ),
])
const firstKind = (prompt: string) => find({ prompt, conversation: [] }, scope).evidence[0]?.hit.passage.kind

it('puts the row that names what fails before what else is said of the same thing', () => {
  expect(firstKind('the belt keeps slipping away to one side')).toBe('table')
})

it('finds a row by what it says of the fault, however long the story', () => {
  expect(
    firstKind('I washed the yard all morning, and since lunch the belt runs clean off its rails. What is wrong?'),
  ).toBe('table')
})

it('leaves the order if no fault is described', () => {
  expect(firstKind('How long is the belt?')).toBe('text')
})

describe('what does not happen', () => {
  const winch = createScope([
    buildManualIndex(
      manualBuilder('w', 'W')
        .table(4, ['4 Controls'], ['Control', 'What it does'], ['Winch lever', 'Move it back: the winch moves'])
        .table(
          9,
          ['9 Faults'],
          ['Symptom', 'Possible cause', 'Remedy'],
          ['Winch slow', 'Oil cold', 'Warm up'],
          ['Winch does not move', 'Fuse 7', 'Replace it'],
          ['Rope runs off under load', 'Check valve leaks', 'Dealer'],
        ).passages,
    ),
  ])
  const fault = (prompt: string) => {
    const [best] = find({ prompt, conversation: [] }, winch).evidence
    return best?.units[best.position]?.cells?.[0]
  }

  it.each([
    'The winch wont move, what should I check?',
    "winch doesn't move",
    'Oil is warm but the winch will not move',
  ])('is the fault, however it is negated: "%s"', (prompt) => {
    expect(fault(prompt)).toBe('Winch does not move')
  })

  it('is not what happens', () => {
    expect(fault('the winch is slow but does not stop')).toBe('Winch slow')
  })

  it('is named after the number of its row, in contractions too, and in other languages than the question', () => {
    const scopeOf = (...rows: string[][]) =>
      createScope([
        buildManualIndex(manualBuilder('n', 'N').table(9, ['9 Faults'], ['No.', 'Fault', 'Remedy'], ...rows).passages),
      ])
    const first = (prompt: string, scope: ReturnType<typeof createScope>) => {
      const [best] = find({ prompt, conversation: [] }, scope).evidence
      return best?.units[best.position]?.cells?.[1]
    }
    const spoken = scopeOf(['1', 'Winch slow', 'Warm up'], ['2', "Winch won't move", 'Replace fuse 7'])
    expect(first('the winch does not move', spoken)).toBe("Winch won't move")
    const german = scopeOf(['1', 'Winde langsam', 'Warm laufen'], ['2', 'Winde startet nicht', 'Sicherung 7 ersetzen'])
    expect(first('the winch does not start', german)).toBe('Winde startet nicht')
  })
})
