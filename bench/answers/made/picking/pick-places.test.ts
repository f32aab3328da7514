import { describe, expect, it } from 'vitest'
import { buildManualIndex } from '../../../../server/modules/assistants/finding/retrieving/manual-index'
import { indexes } from '../../../../server/modules/assistants/finding/testing/harrow-manuals'
import { manualBuilder } from '../../../../server/modules/assistants/finding/testing/manual-builder'
import { coolingParts } from '../../../../server/modules/assistants/finding/testing/parts-manual'
import type { Place } from '../place'
import { readSource } from '../source-manual'
import { pickPlaces } from './pick-places'

type Builder = ReturnType<typeof manualBuilder>

const pick = (build: (builder: Builder) => Builder) =>
  pickPlaces(readSource('m.pdf', buildManualIndex(build(manualBuilder('m', 'M')).passages)), 100).chosen
const named = (places: readonly Place[]) => places.map(({ subject }) => subject).sort()

describe('the places of a manual that can be asked for', () => {
  const loader = pickPlaces(readSource('loader.pdf', indexes.loader), 100)

  it('are values by their label, and with the title of their column if there are several', () => {
    const values = loader.chosen.filter(({ kind }) => kind === 'value')
    expect(values).toContainEqual({
      kind: 'value',
      subject: 'Wheel nut, long',
      level: 0,
      language: 'en',
      pages: [21],
      answer: '610',
      quantity: 'torque',
    })
    expect(named(values)).toContain('Hydraulic tank Capacity')
  })

  it('are procedures and texts by their headings without numbers', () => {
    expect(loader.chosen).toContainEqual(
      expect.objectContaining({ kind: 'procedure', subject: 'Changing the engine oil', pages: [14] }),
    )
    expect(named(loader.chosen.filter(({ kind }) => kind === 'heading'))).toContain('Instrument panel')
  })

  it('are notices by their first telling words, or by what they forbid', () => {
    const places = pick((builder) =>
      builder
        .safety(3, ['Safety'], 'DANGER', 'Do not weld on the protective frame.')
        .safety(4, ['Safety'], 'WARNING', 'Hot coolant burns the skin.'),
    )
    expect(places.map(({ kind, subject }) => [kind, subject]).sort()).toEqual([
      ['notice', 'Hot coolant burns skin'],
      ['prohibition', 'weld on the protective frame'],
    ])
  })

  it('are faults by the symptom', () => {
    const places = pick((builder) =>
      builder.table(9, ['Faults'], ['Problem', 'Cause'], ['Starter motor turns slowly', 'Battery discharged']),
    )
    expect(places).toEqual([
      expect.objectContaining({ kind: 'fault', subject: 'Starter motor turns slowly', answer: 'Battery discharged' }),
    ])
  })

  it('are parts by the name that one would say, with the figure if that is too short', () => {
    const [index] = coolingParts.manuals
    if (!index) throw new Error('no manual')
    const parts = pickPlaces(readSource('parts.pdf', index), 100).chosen
    expect(named(parts.filter(({ kind }) => kind === 'part'))).toEqual([
      'ball bearing Water pump',
      'hose clamp',
      'lower radiator hose',
      'radiator hose clamp',
      'return filter Hydraulic tank',
      'upper radiator hose',
      'water pump assembly',
    ])
  })

  it('leave out what has several answers, and list all pages that state the same', () => {
    const torques = (...rows: [page: number, value: string][]) =>
      pick((builder) =>
        rows.reduce(
          (manual, [page, value]) =>
            manual.table(page, ['Torques'], ['Bolt', 'Torque (Nm)'], ['Bucket pin bolt', value]),
          builder,
        ),
      )
    expect(torques([3, '220'], [8, '250'])).toEqual([])
    expect(torques([8, '220'], [3, '220']).map(({ pages }) => pages)).toEqual([[3, 8]])
    expect(torques([1, '220'], [2, '220'], [3, '220'], [4, '220'])).toEqual([])
  })

  it('list a page of running text that states the value as well', () => {
    const places = pick((builder) =>
      builder
        .table(3, ['Torques'], ['Bolt', 'Torque (Nm)'], ['Bucket pin bolt', '220'])
        .text(7, ['Bucket'], 'Tighten each bolt of the bucket pin to 220 Nm.', 'Grease the pin afterwards.'),
    )
    expect(places.find(({ kind }) => kind === 'value')?.pages).toEqual([3, 7])
  })

  it('are as many as required, of the kinds in their shares, filled up with other kinds', () => {
    const manual = readSource('loader.pdf', indexes.loader)
    const shares = { value: 0, part: 1, fault: 0, procedure: 0, heading: 0, notice: 0, prohibition: 0 }
    expect(pickPlaces(manual, 4, { ...shares, part: 0, value: 1 }).chosen.map(({ kind }) => kind)).toEqual(
      Array(4).fill('value'),
    )
    expect(pickPlaces(manual, 4, shares).chosen).toHaveLength(4)
  })

  it('remain unambiguous only with words that no other place has', () => {
    const [nut] = loader.chosen.filter(({ subject }) => subject === 'Wheel nut, long')
    if (!nut) throw new Error('the wheel nut is no place')
    expect(loader.isUnambiguous(nut, 'long nut')).toBe(true)
    expect(loader.isUnambiguous(nut, 'wheel nut')).toBe(false)
  })
})
