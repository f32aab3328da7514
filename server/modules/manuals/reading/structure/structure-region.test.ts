import { describe, expect, it } from 'vitest'
import { type TypedOptions, typedRows } from '../testing/typed-page'
import { consolidateStepLists } from './step-list'
import { structureRegion } from './structure-region'

const style = { bodySize: 10, bodyBold: false }
const read = (lines: string[], options?: TypedOptions) =>
  consolidateStepLists([structureRegion(typedRows(lines, options), style)])[0] ?? []

describe('safety notices', () => {
  it('include their full text', () => {
    const [notice, list] = read([
      'WARNING',
      '',
      'Hot oil burns the skin. Let the engine',
      'cool before you open the drain plug.',
      '',
      '1. Open the drain plug.',
      '2. Catch the oil in a pan.',
    ])
    expect(notice).toMatchObject({ kind: 'safety', level: 'WARNING' })
    expect(notice?.kind === 'safety' && notice.lines.map((line) => line.text)).toEqual([
      'WARNING',
      'Hot oil burns the skin. Let the engine',
      'cool before you open the drain plug.',
    ])
    expect(list?.kind).toBe('steps')
  })

  it('end where a note or another notice starts', () => {
    const blocks = read(['DANGER', 'Crushing hazard.', 'CAUTION', 'Use both hands.', 'NOTE', 'Two people are needed.'])
    expect(blocks.map((block) => block.kind)).toEqual(['safety', 'safety', 'text'])
  })
})

describe('steps', () => {
  it('include their continuation lines', () => {
    const [list] = read(['1. Start the engine and let it', 'idle for five minutes.', '2. Switch it off.'])
    expect(list?.kind === 'steps' && list.steps.map(({ label, text }) => [label, text])).toEqual([
      ['1.', 'Start the engine and let it\nidle for five minutes.'],
      ['2.', 'Switch it off.'],
    ])
  })

  it('continue after a notice', () => {
    const blocks = read(['1. Lift the arms.', '', 'CAUTION', 'Fit the strut.', '', '2. Stop the engine.'])
    expect(blocks.map((block) => block.kind)).toEqual(['steps', 'safety'])
    expect(blocks[0]?.kind === 'steps' && blocks[0].steps.map((step) => step.label)).toEqual(['1.', '2.'])
  })

  it('are numbered sentences somewhat larger than the tables, by which the body size may be estimated', () => {
    const lines = [
      '1. Tilt the cab and secure it.',
      '',
      '2. Switch the pump off and close the valve.',
      '',
      '3. Start it.',
    ]
    const rows = typedRows(lines)
    const blocks = consolidateStepLists([structureRegion(rows, { bodySize: 8.6, bodyBold: false })])[0] ?? []
    expect(blocks.map((block) => block.kind)).toEqual(['steps'])
    expect(blocks[0]?.kind === 'steps' && blocks[0].steps).toHaveLength(3)
  })

  it('continue the numbering in the type of the last step, also below a figure', () => {
    const lines = [
      '1. Chock the wheels',
      '2. Loosen the cable',
      '',
      '7',
      '',
      '3. Remove the drum',
      '',
      'The drum is heavy.',
    ]
    const blocks = read(lines, { bold: /^\d\./ })
    expect(blocks.flatMap((block) => (block.kind === 'steps' ? block.steps.map((step) => step.label) : []))).toEqual([
      '1.',
      '2.',
      '3.',
    ])
    expect(blocks.some((block) => block.kind === 'heading')).toBe(false)
  })

  it('are not continued by a heading with the next number in other type, or by a section number', () => {
    const next = (heading: string) =>
      read(['1. Park.', '2. Stop the engine.', '', heading, '', 'The filter sits behind the cab.'], {
        bold: /Filters/,
      }).find((block) => block.kind === 'heading')
    expect(next('3. Filters')).toMatchObject({ text: '3. Filters' })
    expect(next('2.1 Filters')).toMatchObject({ text: '2.1 Filters' })
    expect(next('3. COOLING SYSTEM')).toMatchObject({ text: '3. COOLING SYSTEM' })
  })

  it('are not made of a single numbered line', () => {
    expect(read(['1. Only this.', '', '', '', 'And other text.']).map((block) => block.kind)).toEqual(['text'])
  })
})

describe('headings', () => {
  it('are joined when they wrap', () => {
    const [heading] = read([
      'REPLACING THE HYDRAULIC',
      'RETURN FILTER',
      '',
      'The filter sits behind the cab on the left.',
    ])
    expect(heading).toMatchObject({ kind: 'heading', text: 'REPLACING THE HYDRAULIC RETURN FILTER' })
  })
})

describe('a header row above the table caption', () => {
  it('becomes the header of that table', () => {
    const blocks = read([
      'ITEM   SMR     PART',
      'NO     CODE    NUMBER     QTY',
      '',
      'FIG. 7 DRAIN VALVE',
      '',
      '1      PAOZZ   HW-3301    2',
      '2      PAOZZ   HW-3302    1',
      '3      PFOZZ   HW-3303    4',
    ])
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'table'])
    expect(blocks[1]).toMatchObject({ columns: ['ITEM NO', 'SMR CODE', 'PART NUMBER', 'QTY'] })
  })

  it('becomes that of a single row, and of the further rows below it', () => {
    const head = ['ITEM   SMR     PART', 'NO     CODE    NUMBER     QTY', '', 'FIG. 8 FILLER CAP', '']
    const columns = ['ITEM NO', 'SMR CODE', 'PART NUMBER', 'QTY']
    const single = '1      PAOZZ   HW-4101    1'
    const blocks = read([...head, single, '', 'END OF FIGURE'])
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'table', 'text'])
    expect(blocks[1]).toMatchObject({ columns, rows: [{ cells: ['1', 'PAOZZ', 'HW-4101', '1'] }] })
    const further = ['2      PAOZZ   HW-4102    1', '3      PFOZZ   HW-4103    4']
    const tables = read([
      ...head,
      single,
      '',
      'This row is for the first series only, the ones below for all others.',
      '',
      ...further,
    ]).filter(({ kind }) => kind === 'table')
    expect(tables).toMatchObject([
      { columns, rows: [{}] },
      { columns, rows: [{}, {}] },
    ])
  })
})
