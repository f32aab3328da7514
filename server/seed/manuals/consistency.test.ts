import { describe, expect, it } from 'vitest'
import { ex210LongReach, ex210Operation } from './ex-210/operation/manual'
import { ex210PartsGroups } from './ex-210/parts'
import { fx90Operation } from './fx-90/manual'
import { listParts } from './parts-list'
import { sk40Operation } from './sk-40/manual'
import { sk40Spanish } from './sk-40/spanish'
import { wl120Operation } from './wl-120/operation/manual'
import { wl120PartsGroups } from './wl-120/parts/manual'
import { wl120Service } from './wl-120/service/manual'
import type { Block } from './writer/block'
import type { Manual } from './writer/manual'
import { outline } from './writer/write-manual'

const operationManuals = [wl120Operation, ex210Operation, sk40Operation, fx90Operation]

const blocksOf = (manual: Manual): Block[] => manual.chapters.flatMap((chapter) => chapter.blocks)

const tableRows = (manual: Manual, caption: string): string[][] =>
  blocksOf(manual).flatMap((block) => (block.kind === 'table' && block.caption === caption ? block.rows : []))

/** The cells of columns titled Section, and `section N.M` anywhere in a text. */
function sectionsReferredTo(manual: Manual): string[] {
  const inWords = [...JSON.stringify(manual.chapters).matchAll(/[Ss]ections? (\d+\.\d+)(?: and (\d+\.\d+))?/g)]
  const inColumns = blocksOf(manual).flatMap((block) => {
    if (block.kind !== 'table') return []
    const place = block.columns.findIndex((column) => column.title === 'Section')
    return block.rows.flatMap((row) => row[place] ?? [])
  })
  return [...inWords.flatMap(([, one, other]) => [one, other]), ...inColumns].filter(
    (number): number is string => number !== undefined && number !== 'dealer',
  )
}

describe('the demonstration manuals', () => {
  it.each([...operationManuals, ex210LongReach])(
    '$model, $serialNumbers, refers only to sections that it has',
    (manual) => {
      const numbers = new Set(outline(manual.chapters).map((line) => line.words.split(' ')[0]))
      const referredTo = sectionsReferredTo(manual)
      expect(referredTo).not.toEqual([])
      expect(referredTo.filter((number) => !numbers.has(number))).toEqual([])
    },
  )

  it('give each machine different capacities, so that an answer from another machine’s manual is recognizably wrong', () => {
    const engineOil = operationManuals.map((manual) => tableRows(manual, 'Capacities')[0]?.slice(0, 2))
    expect(engineOil).toEqual([
      ['Engine oil with filter', '13.5'],
      ['Engine oil with filter', '23.5'],
      ['Engine oil with filter', '8.6'],
      ['Engine oil with filter', '19.2'],
    ])
    for (const row of [0, 1, 2, 3]) {
      const litres = operationManuals.map((manual) => tableRows(manual, 'Capacities')[row]?.[1])
      expect(new Set(litres).size).toBe(operationManuals.length)
    }
  })

  it('state litres and US quarts that agree', () => {
    for (const manual of operationManuals) {
      for (const [compartment, litres, quarts] of tableRows(manual, 'Capacities')) {
        const difference = Math.abs(Number(litres) * 1.05669 - Number(quarts))
        expect(difference, `${manual.model} ${compartment}`).toBeLessThan(0.06)
      }
    }
  })

  it.each([
    [wl120Operation, wl120PartsGroups, 'Filters and service parts'],
    [ex210Operation, ex210PartsGroups, 'Filters'],
  ] as const)('%# show the engine filters of the operation manual in the parts manual', (manual, groups, caption) => {
    const known = new Set(listParts([...groups], 1).map((part) => part.number))
    const engineFilters = tableRows(manual, caption).filter(([name]) => /^(Engine oil|Fuel)/.test(name ?? ''))
    expect(engineFilters.length).toBeGreaterThan(1)
    for (const [, number] of engineFilters) expect(known).toContain(number)
  })

  it('have the same values in Spanish as in English', () => {
    const litres = (manual: Manual, caption: string) =>
      tableRows(manual, caption).map((row) => Number(row[1]?.replace(',', '.')))
    expect(litres(sk40Spanish, 'Capacidades')).toEqual(litres(sk40Operation, 'Capacities'))
  })

  it('give every row a cell for each column', () => {
    for (const manual of [...operationManuals, ex210LongReach, sk40Spanish, wl120Service]) {
      for (const block of blocksOf(manual)) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row, row.join(' | ')).toHaveLength(block.columns.length)
      }
    }
  })
})
