import type { ListedPart } from '../parts/parts-index'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope, type Scope } from '../retrieving/scope'
import { manualBuilder } from './manual-builder'

interface PrintedPart {
  item: string
  number: string
  description: string
  /** As it was resolved when the manual was read. */
  name: string
  quantity?: string
  remark?: string
}

export interface PartsPage {
  page: number
  figure: string
  parts: PrintedPart[]
}

/** A manual with a parts list on each page, with the rows of the lists as reading finds them. */
export function partsScope(...pages: PartsPage[]): Scope {
  const builder = manualBuilder('lift', 'Parts catalogue of the lift')
  const rows: ListedPart[] = pages.flatMap(({ page, figure, parts }, passage) => {
    const cells = parts.map(({ item, number, description, quantity = '1' }) => [item, number, description, quantity])
    builder.table(page, [figure], ['Item', 'Part No.', 'Description', 'Qty'], ...cells)
    return parts.map((part, row) => ({
      quantity: '1',
      ...part,
      page,
      figure,
      passage,
      row,
      box: [0, 0, 1, 1] as const,
    }))
  })
  return createScope([buildManualIndex(builder.passages, rows)])
}

/** The cooling system of a lift, with inverted and abbreviated descriptions. */
export const coolingParts = partsScope(
  {
    page: 12,
    figure: 'Fig. 3-1 Radiator',
    parts: [
      { item: '1', number: '4512-330', description: 'HOSE, UPPER, RADIATOR', name: 'upper radiator hose' },
      { item: '2', number: '4512-331', description: 'HOSE, LOWER, RADIATOR', name: 'lower radiator hose' },
      {
        item: '3',
        number: '4512-118',
        description: 'CLAMP, HOSE, RADIATOR',
        name: 'radiator hose clamp',
        quantity: 'AR',
      },
      { item: '4', number: '4512-020', description: 'RADIATOR', name: 'radiator' },
    ],
  },
  {
    page: 14,
    figure: 'Fig. 3-2 Water pump',
    parts: [
      { item: '1', number: '4512-500', description: 'PMP ASSY, WTR', name: 'water pump assembly' },
      { item: '2', number: '4512-501', description: 'BRG, BALL', name: 'ball bearing', quantity: '2' },
      { item: '3', number: '4512-502', description: 'GASKET, PUMP', name: 'pump gasket', remark: 'SN 1-499' },
      { item: '3', number: '4512-503', description: 'GASKET, PUMP', name: 'pump gasket', remark: 'SN 500-' },
    ],
  },
  {
    page: 20,
    figure: 'Fig. 4-1 Hydraulic tank',
    parts: [
      { item: '1', number: '4600 120 7', description: 'FILTER, RETURN', name: 'return filter' },
      { item: '2', number: '4512-118', description: 'CLAMP, HOSE', name: 'hose clamp' },
    ],
  },
)
