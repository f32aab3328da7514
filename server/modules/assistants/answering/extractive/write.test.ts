import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope, type Scope } from '../../finding/retrieving/scope'
import { loaderScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { citeExcerpts } from './citation'
import { compose } from './compose'
import { writeAnswer } from './write-answer'

const scopeOf = ({ passages }: ReturnType<typeof manualBuilder>) => createScope([buildManualIndex(passages)])
const ask = (prompt: string, scope: Scope = loaderScope) => compose(find({ prompt, conversation: [] }, scope))
const answer = (prompt: string, scope: Scope = loaderScope) =>
  writeAnswer(find({ prompt, conversation: [] }, scope), 2000).response

describe('an answer from a table', () => {
  it('has the value first, with unit and label, then the table with the one row', () => {
    expect(answer('How tight are the long wheel nuts?')).toMatch(/^Wheel nut, long: 610 N·m\. \[1\]/)
    expect(answer('How much oil does the engine take?')).toBe(
      [
        'The engine oil capacity is 14.5 L, with filter. [1]',
        '',
        '| System | Capacity (L) | Fluid |',
        '| --- | --- | --- |',
        '| Engine oil with filter | 14.5 | SAE 15W-40 |',
      ].join('\n'),
    )
  })

  it('has both of two equally good rows, with the table below', () => {
    expect(answer('wheel nut torque')).toBe(
      [
        'Wheel nut, long: 610 N·m; Wheel nut, short: 480 N·m. [1]',
        '',
        '| Fastener | Torque (N·m) |',
        '| --- | --- |',
        '| Wheel nut, long | 610 |',
        '| Wheel nut, short | 480 |',
      ].join('\n'),
    )
  })

  const winch = manualBuilder('m', 'M')
    .table(
      1,
      ['2 Winch', '2.1 Ropes', 'Table 2-1'],
      ['Rope', 'Colour', 'Use', 'Length (m)'],
      ['Main rope', 'red', 'pulling', '40'],
      ['Spare rope', 'blue', 'towing', '12'],
    )
    .table(2, ['2 Winch', '2.2 Faults'], ['Fault', 'Cause', 'Remedy'], ['Drum does not turn', 'Brake on', 'Release it'])
    .table(3, ['3 Signals'], ['', ''], ['Whistle', 'twice'], ['Flag', 'once'])
  const scope = scopeOf(winch)

  it('is led by the title of the section, never by a bare "Table 2-1" or by data as stored', () => {
    const found = find({ prompt: 'How heavy are the main rope and the spare rope?', conversation: [] }, scope)
    const { response } = writeAnswer(found, 2000)
    expect(response).toMatch(/^Ropes \[1\]\n\n\| Rope \|/)
    expect(response).not.toMatch(/Table 2-1|Rope: /)
  })

  it('says a short row if no cell is the answer alone', () => {
    const axle = manualBuilder('m', 'M').table(
      1,
      ['Front axle'],
      ['Item', 'Description', 'Notes'],
      ['1', 'Housing', 'Cast'],
      ['2', 'Differential with lock', 'Ratio 22.4'],
    )
    expect(answer('What ratio does the differential have?', scopeOf(axle))).toMatch(
      /^Differential with lock: [^.]*Ratio 22\.4\. \[1\]\n\n\| Item/,
    )
  })

  it('has the causes of a fault first, each with its remedy', () => {
    expect(answer('The drum does not turn, what is wrong?', scope)).toMatch(
      /^Drum does not turn: brake on – release it\. \[1\]/,
    )
  })

  it('says of a lamp what is to be done, also where its meaning is asked for', () => {
    const lamps = manualBuilder('m', 'M').table(
      1,
      ['Lamps'],
      ['Lamp', 'Meaning', 'What to do'],
      ['Drum oil', 'Pressure is low', 'Stop the drum at once.'],
      ['Battery', 'Charging fails', 'Have it repaired.'],
    )
    expect(answer('What does the drum oil lamp mean?', scopeOf(lamps))).toMatch(
      /^Drum oil: Pressure is low\. Stop the drum at once\. \[1\]/,
    )
  })

  it('takes nothing else for what is to be done', () => {
    const oils = manualBuilder('m', 'M').table(
      1,
      ['Oils'],
      ['Where', 'Use', 'Do not use'],
      ['Drum gear', 'ISO VG 220', 'Engine oil'],
    )
    expect(answer('Which oil for the drum gear?', scopeOf(oils)).split(' [1]')[0]).not.toMatch(/Engine oil\.$/)
  })

  it('has all causes of a numbered fault, and none of a table that is not about faults', () => {
    const causes = ['Brake on', 'Fuse blown', 'Lever locked', 'Oil cold', 'Valve stuck', 'Pump worn']
    const faults = manualBuilder('m', 'M').table(
      1,
      ['Faults'],
      ['No.', 'Fault', 'Cause'],
      ...causes.map((cause, item) => [`${item + 1}`, 'Drum does not turn', cause]),
    )
    expect(answer('The drum does not turn, what is wrong?', scopeOf(faults)).split(' [1]')[0]).toMatch(
      /^Drum does not turn: (?:[a-z]+ [a-z]+(?:; )?){6}\.$/,
    )
    const parts = manualBuilder('m', 'M').table(
      1,
      ['Drum'],
      ['Item', 'Description', 'Part number'],
      ['1', 'Drum brake', '555-10211'],
    )
    expect(answer('The drum brake does not work', scopeOf(parts))).not.toMatch(/^(?:1|Drum): /)
  })

  it('is one line if the table has no titles', () => {
    expect(answer('whistle?', scope)).toMatch(/^Whistle: twice\. \[1\]$/)
  })
})

describe('an answer from steps', () => {
  const rope = ['3 Winch', '3.2 Replacing the winch rope']
  const texts = Array.from({ length: 9 }, (_, step) => `Do part ${step + 1} of the work on the rope with care.`)
  const winch = manualBuilder('m', 'M')
    .steps(30, rope, ...texts.slice(0, 4))
    .stepsFrom(5, 31, rope, ...texts.slice(4))
  const replace = find({ prompt: 'How do I replace the winch rope?', conversation: [] }, scopeOf(winch))

  it('has the whole procedure, each page cited', () => {
    const { response, citations } = compose(replace)
    expect(response.match(/^\d+\. /gm)).toHaveLength(9)
    expect(response).toContain('4. Do part 4 of the work on the rope with care. [1]\n5. ')
    expect(response).toMatch(/9\. Do part 9 of the work on the rope with care\. \[2\]$/)
    expect(citations.map(({ page }) => page)).toEqual([30, 31])
  })

  it('is cut at a step, with a link to the page of the next step', () => {
    const { response, excerpts } = writeAnswer(replace, 350)
    expect(response).toMatch(/^1\. [\s\S]*\[1\]\n\n\[\d more steps from page 3[01]\]\[\d\]$/)
    const shown = response.match(/^\d+\. /gm)?.length ?? 0
    expect(response).toContain(`[${9 - shown} more steps from page ${shown < 4 ? 30 : 31}]`)
    expect(excerpts.at(-1)?.units[0]?.text).toMatch(new RegExp(`^${shown + 1}\\.`))
  })

  it('is never cut in silence, whatever its limit', () => {
    for (let limit = 250; limit < 800; limit += 25) {
      const { response } = writeAnswer(replace, limit)
      const shown = response.match(/^\d+\. /gm)?.length ?? 0
      const left = Number(/\[(\d+) more steps? from page/.exec(response)?.[1] ?? 0)
      expect([limit, shown + left]).toEqual([limit, 9])
      expect(response.length).toBeLessThanOrEqual(limit)
    }
  })

  it('is cut before it has more pages than can be cited', () => {
    const long = manualBuilder('m', 'M')
    for (let step = 1; step <= 14; step++) long.stepsFrom(step, step, rope, `Do part ${step}.`)
    const found = find({ prompt: 'How do I replace the winch rope?', conversation: [] }, scopeOf(long))
    const { response, excerpts } = writeAnswer(found, 2000)
    expect(citeExcerpts(excerpts).length).toBeLessThanOrEqual(10)
    expect(response).toMatch(/\n7\. Do part 7\. \[7\]\n\n\[7 more steps from page 8\]\[8\]$/)
  })

  it('has the links in the language of the question', () => {
    const query = find({ prompt: 'Wie wird das Seil der Winde ersetzt?', conversation: [] }, loaderScope).query
    expect(writeAnswer({ ...replace, query: { ...query, intent: 'procedure' } }, 350).response).toMatch(
      /weitere Schritte ab Seite 3/,
    )
  })

  it('is the whole procedure if its heading is named, else starts with the step that answers, with links', () => {
    const steps = Array.from(
      { length: 12 },
      (_, step) => `Part ${step + 1} of the long work on the machine and its brakes.`,
    )
    const manual = manualBuilder('m', 'M').steps(
      4,
      ['Winch overhaul'],
      ...steps.with(7, 'Oil the ratchet of the pawl.'),
    )
    const scope = scopeOf(manual)
    expect(answer('winch overhaul', scope).match(/^\d+\. /gm)).toHaveLength(12)
    const part = answer('ratchet of the pawl', scope)
    expect(part).toMatch(/^8\. Oil the ratchet/)
    expect(part).toMatch(/\n\n\[7 earlier steps from page 4\]\[1\](?: · \[\d more steps? from page 4\]\[1\])?$/)
    const short = scopeOf(
      manualBuilder('m', 'M').steps(4, ['Winch'], 'Unwind the rope.', 'Oil the ratchet.', 'Wind it up.'),
    )
    expect(answer('oil the ratchet', short)).toBe(
      '2. Oil the ratchet.\n3. Wind it up. [1]\n\n[1 earlier step from page 4][1]',
    )
  })

  it('starts with the step that is asked for if the heading says nothing of it', () => {
    const checks = scopeOf(
      manualBuilder('m', 'M').steps(
        4,
        ['Before work'],
        'Look at the ropes.',
        'Test the brake of the winch by its lever.',
      ),
    )
    expect(answer('how do I test the brake of the winch?', checks)).toMatch(/^2\. Test the brake[\s\S]*1 earlier step/)
    expect(answer('how do I begin before work?', checks)).toMatch(/^1\. Look at the ropes/)
  })

  it('has only the step that contains the value asked for, as a sentence', () => {
    const bolts = manualBuilder('m', 'M').steps(
      7,
      ['Drum'],
      'Lift the drum.',
      'Tighten the drum bolts to 45 N·m.',
      'Fit the guard.',
    )
    expect(answer('How tight are the drum bolts?', scopeOf(bolts))).toBe('Tighten the drum bolts to 45 N·m. [1]')
  })
})

describe('an answer from running text', () => {
  it('leaves the sentences of a bullet together', () => {
    const line = { text: '• Wear gloves. The rope of the winch has splinters.', box: [0.1, 0.1, 0.9, 0.12] as const }
    const next = { text: '• Wear boots.', box: [0.1, 0.13, 0.9, 0.15] as const }
    const [passage] = manualBuilder('m', 'M').text(1, ['Winch'], line.text, next.text).passages
    if (!passage) throw new Error('the manual was not built')
    const scope = createScope([buildManualIndex([{ ...passage, lines: [line, next] }])])
    expect(answer('Which splinters does the rope of the winch have?', scope)).toBe(
      '- Wear gloves. The rope of the winch has splinters.\n- Wear boots. [1]',
    )
  })
})

describe('a second place', () => {
  const winch = manualBuilder('m', 'M')
    .text(2, ['Winch'], 'The rope of the winch is 40 m long.')
    .text(5, ['Storage'], 'The rope of the winch is long.')
    .text(9, ['Spares'], 'The spare rope of the winch is 12 m long.')

  it('is quoted only if it adds a figure or a number', () => {
    const response = answer('How long is the rope of the winch?', scopeOf(winch))
    expect(response).toMatch(/^The rope of the winch is 40 m long\. \[1\]/)
    expect(response).not.toContain('winch is long.')
  })

  it('may be a row of another table on the page, such as with another interval', () => {
    const schedule = manualBuilder('m', 'M')
      .table(3, ['9.1 Every 40 hours'], ['What', 'What to do'], ['Winch rope', 'Grease'])
      .table(3, ['9.2 Every 80 hours'], ['What', 'What to do'], ['Winch rope', 'Grease the ends'])
    const response = answer('How often do I grease the winch rope?', scopeOf(schedule))
    expect(response).toMatch(/^Every [48]0 hours: (?:grease the winch rope|winch rope, grease the ends)\. \[1\]/)
    expect(response).toMatch(
      /See also: Every [48]0 hours: (?:grease the winch rope|winch rope, grease the ends)\. \[1\]$/,
    )
  })

  it('is never a signal word alone', () => {
    const notice = manualBuilder('m', 'M')
      .text(2, ['Winch'], 'The rope of the winch is 40 m long.')
      .safety(2, ['The rope of the winch is long'], 'WARNING', 'WARNING')
    expect(answer('How long is the rope of the winch?', scopeOf(notice))).not.toContain('See also')
  })
})

describe('a quotation', () => {
  it('has the words of the page, without the column titles that the answer adds', () => {
    const { citations } = ask('How much oil does the engine take?')
    expect(citations[0]?.quote).toBe('Engine oil with filter 14.5 SAE 15W-40')
  })
})

describe('the limit', () => {
  it('omits the second place first and is never exceeded', () => {
    const found = find({ prompt: 'How tight are the wheel nuts?', conversation: [] }, loaderScope)
    for (let limit = 12; limit < 400; limit += 8) {
      expect(writeAnswer(found, limit).response.length).toBeLessThanOrEqual(limit)
    }
  })
})
