import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { compose } from './compose'

const PAGES = 14
const FIRST_PAGE = 30
const rope = ['3 Winch', '3.2 Replacing the rope']

/** A procedure with one step on each page, which is more pages than an answer can cite. */
const winch = manualBuilder('m', 'M')
for (let step = 1; step <= PAGES; step++)
  winch.stepsFrom(step, FIRST_PAGE + step - 1, rope, `Turn the drum to mark ${step} and pull out the rope.`)
winch.text(50, ['4 Data'], 'The rope of the winch is replaced after 400 hours.')
const scope = createScope([buildManualIndex(winch.passages)])

describe('citeExcerpts', () => {
  it.each(['How do I replace the rope?', 'Replacing the rope at mark 12', 'Rope at mark 14'])(
    'cites every page that the answer quotes or links to: "%s"',
    (prompt) => {
      const { response, citations } = compose(find({ prompt, conversation: [] }, scope))
      const pageOf = (mark: string | undefined) => citations[Number(mark) - 1]?.page
      const steps = [...response.matchAll(/^(\d+)\. .*\[(\d+)\]$/gm)]
      expect(steps.length).toBe([...response.matchAll(/Turn the drum/g)].length)
      expect(steps.map(([, , mark]) => pageOf(mark))).toEqual(steps.map(([, step]) => FIRST_PAGE + Number(step) - 1))
      const links = [...response.matchAll(/\[[^\]]* from page (\d+)\]\[(\d+)\]/g)]
      expect(links.map(([, , mark]) => pageOf(mark))).toEqual(links.map(([, page]) => Number(page)))
      expect(steps.length + links.length).toBeGreaterThan(1)
      expect(citations.length).toBeLessThanOrEqual(10)
    },
  )

  it('quotes the step that was asked for, also of a procedure that starts many pages before', () => {
    const { response, citations } = compose(find({ prompt: 'Rope at mark 12', conversation: [] }, scope))
    expect(response).toMatch(/^12\. Turn the drum to mark 12/)
    expect(response).toContain('11 earlier steps from page 30')
    expect(citations[0]?.page).toBe(FIRST_PAGE + 11)
  })
})

describe('what stands around what is quoted', () => {
  const capacities = manualBuilder('m', 'M')
    .text(
      1,
      ['8 Data', '8.3 CAPACITIES (continued)', 'Table 8-1'],
      'Fill the hydraulic tank to the mark.',
      'Do not overfill.',
    )
    .table(2, ['8 Data'], ['System', 'Litres'], ['Engine', '13.5'], ['Coolant', '22'], ['Swing drive', '4.5'])
    .text(3, [], 'Wheel bolts are greased every month.')
  const { passages } = capacities
  const among = createScope([buildManualIndex(passages)])
  const firstOf = (prompt: string) => compose(find({ prompt, conversation: [] }, among)).citations[0]

  it('is the table with its column titles', () => {
    const [titles, ...rows] = passages[1]?.lines.map(({ box }) => box) ?? []
    expect(firstOf('How much does the swing drive hold?')).toMatchObject({
      heading: 'Data',
      boxes: [rows[2]],
      columnTitles: titles,
      around: [0.1, titles?.[1], 0.9, rows[2]?.[3]],
    })
  })

  it('is the paragraph below the nearest heading that is no caption', () => {
    const cited = firstOf('Up to where do I fill the hydraulic tank?')
    expect(cited).toMatchObject({ page: 1, heading: 'Capacities', around: [0.1, 0.05, 0.9, expect.closeTo(0.085)] })
    expect(cited).not.toHaveProperty('columnTitles')
  })

  it('has no heading where there is none', () => {
    const cited = firstOf('How often are the wheel bolts greased?')
    expect(cited?.page).toBe(3)
    expect(cited).not.toHaveProperty('heading')
  })
})
