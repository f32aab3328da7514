import { describe, expect, it } from 'vitest'
import { typedRows } from '../testing/typed-page'
import type { Block } from './block'
import { consolidateStepLists } from './step-list'
import { structureRegion } from './structure-region'

const page = (...columns: string[][]) =>
  columns.flatMap((lines) => structureRegion(typedRows(lines), { bodySize: 10, bodyBold: false }))
const labels = (blocks: Block[] = []) =>
  blocks.flatMap((block) => (block.kind === 'steps' ? [block.steps.map((step) => step.label)] : []))
const steps = (blocks: Block[] = []) => blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : []))

describe('consolidateStepLists', () => {
  it('continues a list in the next column', () => {
    const [read] = consolidateStepLists([page(['1. Park the loader.', '2. Lower the boom.'], ['3. Stop the engine.'])])
    expect(labels(read)).toEqual([['1.', '2.', '3.']])
  })

  it('continues a list after a warning, which remains a separate block', () => {
    const lines = ['1. Park the loader.', '', 'WARNING', 'Hot oil burns.', '', '2. Open the plug.']
    const [read] = consolidateStepLists([page(lines)])
    expect(labels(read)).toEqual([['1.', '2.']])
    expect(read?.map((block) => block.kind)).toContain('safety')
  })

  it('ends a list where the numbering restarts', () => {
    const [read] = consolidateStepLists([page(['1. Park.', '2. Lower the boom.'], ['1. Start.', '2. Raise the boom.'])])
    expect(labels(read)).toEqual([
      ['1.', '2.'],
      ['1.', '2.'],
    ])
  })

  it('moves the end of a step from the top of the next column', () => {
    const [read] = consolidateStepLists([
      page(['1. Park the loader.', '2. Lower the boom until'], ['the bucket is flat.']),
    ])
    expect(steps(read)[1]?.text).toBe('Lower the boom until\nthe bucket is flat.')
  })

  it('keeps a single step whose list continues on an adjacent page', () => {
    const [first, second, third] = consolidateStepLists([
      page(['1. Park the loader.', '2. Lower the boom.']),
      page(['3. Stop the engine.']),
      page(['4. Take the key out.', '5. Hang a tag on the wheel.']),
    ])
    expect([labels(first), labels(second), labels(third)]).toEqual([[['1.', '2.']], [['3.']], [['4.', '5.']]])
  })

  it('turns a single numbered line into text', () => {
    const [read] = consolidateStepLists([page(['3. Edition, for machines from 2021'])])
    expect(read?.map((block) => block.kind)).toEqual(['text'])
  })

  it('does not take a wrapped figure or callout for a step', () => {
    const lines = ['4. Drain the tank and fill in', '   96.0 L of oil by the filler', '   (2).', '5. Start.']
    const [read] = consolidateStepLists([page(['3. Open the breather.', ...lines])])
    expect(labels(read)).toEqual([['3.', '4.', '5.']])
    expect(steps(read)[1]?.text).toContain('96.0 L of oil')
  })
})
