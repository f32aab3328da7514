import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { loaderScope, spanishScope } from '../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { coolingParts } from '../../finding/testing/parts-manual'
import { composeUnsure } from './unsure'

const unsure = (prompt: string, scope = loaderScope) => composeUnsure(find({ prompt, conversation: [] }, scope), 2000)

const quotesOf = (response: string) => response.split('\n\n').slice(1)

describe('composeUnsure', () => {
  const question = 'How do I change the engine oil?'

  it('quotes up to three places, each with its citation, after one sentence that claims nothing', () => {
    const { response, citations, ...answer } = unsure(question)
    expect(answer).toMatchObject({ confidence: 'unsure', refused: false, nearest: [] })
    expect(response).toMatch(/^I am not certain; these places come closest\.\n\n> /)
    const quotes = quotesOf(response)
    expect(quotes).toHaveLength(3)
    quotes.forEach((quote, position) => {
      expect(quote).toMatch(new RegExp(`^> .+ ?\\[${position + 1}\\]$`, 's'))
    })
    expect(citations.length).toBeGreaterThan(3)
    expect(new Set(citations.map(({ page }) => page)).size).toBe(citations.length)
  })

  it('quotes the beginning of a procedure with a link to its other steps', () => {
    const steps = Array.from(
      { length: 8 },
      (_, step) => `Turn screw ${step + 1} of the winch by half a turn to the left, and wait.`,
    )
    const { passages } = manualBuilder('m', 'M').steps(14, ['Winch'], ...steps)
    const scope = createScope([buildManualIndex(passages)])
    const [first] = quotesOf(unsure('How do I adjust the winch?', scope).response)
    expect(first).toMatch(/^> 1\. Turn screw 1/)
    expect(first).toMatch(/\n> \n> \[2 more steps from page 14\]\[1\]$/)
  })

  it('quotes the step that answers where a procedure is too long to be quoted from its start', () => {
    const steps = Array.from(
      { length: 8 },
      (_, step) => `Turn screw ${step + 1} by half a turn to the left, and wait a while.`,
    )
    const { passages } = manualBuilder('m', 'M').steps(14, ['Winch'], ...steps, 'Reset the counter of the winch.')
    const [first] = quotesOf(unsure('How do I reset the counter?', createScope([buildManualIndex(passages)])).response)
    expect(first).toMatch(/^> 9\. Reset the counter/)
    expect(first).toContain('[8 earlier steps from page 14][1]')
  })

  it('quotes up to the quantity that is asked for', () => {
    const { passages } = manualBuilder('m', 'M').text(
      3,
      ['Winch'],
      `The winch is filled with gear oil at the upper plug of the winch${', on level ground and in the shade'.repeat(5)}.`,
      'It holds 86 fluid oz.',
      'Close the plug.',
    )
    const [first] = quotesOf(
      unsure('how many litres of gear oil at the upper plug of the winch?', createScope([buildManualIndex(passages)]))
        .response,
    )
    expect(first).toMatch(/in the shade\. It holds 86 fluid oz\. \[1\]$/)
  })

  it('quotes of a long notice the sentence that states what is asked', () => {
    const { passages } = manualBuilder('m', 'M').safety(
      3,
      ['Winch'],
      'DANGER',
      'DANGER',
      'The terminals of the winch are under voltage. ',
      ...Array(12).fill('Keep everybody away from the rope of the winch. '),
      'Wait 15minutes after the winch was switched off.',
    )
    const [first] = quotesOf(
      unsure('Winch off, how long until the terminals are safe?', createScope([buildManualIndex(passages)])).response,
    )
    expect(first).toBe('> **DANGER** – Wait 15minutes after the winch was switched off. [1]')
  })

  it('cites the pages of one title beside each other', () => {
    const manual = manualBuilder('m', 'M')
    for (const page of [4, 5, 6, 7, 8, 9, 10, 11]) manual.text(page, ['Wiring diagram'], 'Wiring diagram')
    const { response, citations } = unsure('wiring diagram', createScope([buildManualIndex(manual.passages)]))
    expect(quotesOf(response)).toEqual(['> Wiring diagram [1] [2] [3] [4] [5] [6]'])
    expect(citations.slice(0, 6).map(({ page }) => page)).toEqual([4, 5, 6, 7, 8, 9])
  })

  it('quotes every part of a page that fits, never one at random', () => {
    const [first] = quotesOf(unsure('part number of the radiator hose', coolingParts).response)
    expect(first).toBe(
      '> HOSE, UPPER, RADIATOR: Item 1; 4512-330; Qty 1; HOSE, LOWER, RADIATOR: Item 2; 4512-331; Qty 1 [1]',
    )
  })

  it('suggests no question that presupposes an answer, and shows the warnings of the first place', () => {
    const { followUps, safety } = unsure(question)
    expect(followUps).toEqual([])
    expect(safety).toEqual([expect.objectContaining({ level: 'WARNING', page: 14 })])
  })

  it('does not repeat a notice that it quotes as another place', () => {
    const { passages } = manualBuilder('m', 'M')
      .text(1, ['Winch'], 'Grease the rope of the winch every week.')
      .safety(2, ['Winch'], 'WARNING', 'WARNING', 'The rope of the winch springs back.')
    const { response, safety } = unsure('grease the rope of the winch', createScope([buildManualIndex(passages)]))
    expect(response).toContain('The rope of the winch springs back. [2]')
    expect(safety).toEqual([])
  })

  it('quotes a table row in the words of the page, without column titles', () => {
    const { passages } = manualBuilder('m', 'M').table(
      1,
      ['Winch'],
      ['Item', 'Rope (m)'],
      ['Main winch', '45'],
      ['Auxiliary winch', '30'],
    )
    const { response } = unsure('rope of the auxiliary winch', createScope([buildManualIndex(passages)]))
    expect(quotesOf(response)).toEqual(['> Auxiliary winch: 30 m [1]'])
  })

  it('quotes a whole notice, with its signal word in the language of the question', () => {
    const { passages } = manualBuilder('m', 'M').safety(
      1,
      ['Winch'],
      'WARNING',
      'WARNING',
      'The winch rope is hot.',
      'Let it cool first.',
    )
    const { response } = unsure('¿Es peligroso el winch rope?', createScope([buildManualIndex(passages)]))
    expect(quotesOf(response)).toEqual(['> **ADVERTENCIA** – The winch rope is hot. Let it cool first. [1]'])
  })

  it('quotes what stands below a label', () => {
    const { passages } = manualBuilder('m', 'M').text(1, [], 'Figure 3 Winch', 'The winch pulls a load of 40 kN.')
    const { response } = unsure('figure 3 winch', createScope([buildManualIndex(passages)]))
    expect(quotesOf(response)).toEqual(['> The winch pulls a load of 40 kN. [1]'])
  })

  it('shortens a long passage at a word boundary and stays short as a whole', () => {
    const builder = manualBuilder('m', 'M')
    for (const page of [1, 2, 3, 4])
      builder.text(page, [], `Winch ${page}: ${'grease the drum and the rope of the winch '.repeat(16)}.`)
    const { response, citations } = unsure('grease the winch', createScope([buildManualIndex(builder.passages)]))
    expect(quotesOf(response)).toHaveLength(3)
    for (const quote of quotesOf(response)) expect(quote).toMatch(/ (?:grease|the|drum|and|rope|of|winch)… \[\d\]$/)
    expect(response.length).toBeLessThanOrEqual(780)
    expect(citations).toHaveLength(4)
  })

  it('quotes sections that repeat each other once', () => {
    const { passages } = manualBuilder('m', 'M')
      .text(1, ['Standard boom'], 'Grease the pins of the boom every 10 hours.')
      .text(8, ['Long boom'], 'Grease the pins of the boom every 10 hours.')
    const { response, citations } = unsure('grease the boom pins', createScope([buildManualIndex(passages)]))
    expect(quotesOf(response)).toEqual(['> Grease the pins of the boom every 10 hours. [1]'])
    expect(citations.map(({ page }) => page).toSorted()).toEqual([1, 8])
  })

  it('is in the language of the question', () => {
    const { response } = unsure('¿Cada cuántas horas se engrasan los pasadores?', spanishScope)
    expect(response).toMatch(/^No estoy seguro; estos son los pasajes más cercanos\./)
  })
})
