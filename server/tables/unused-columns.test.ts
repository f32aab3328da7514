import { describe, expect, it } from 'vitest'
import { findUnusedColumns } from './unused-columns'

const all = ['part_number', 'description', 'price', 'pack_size', 'unit']

describe('the columns of a table that are not used', () => {
  it('are named as they are in the table, with the one that is probably meant', () => {
    expect(findUnusedColumns(['part_number', 'Prise', 'Pack  Sise', 'Desc', 'Shelf'], all)).toEqual([
      { name: 'Prise', suggestion: 'price' },
      { name: 'Pack  Sise', suggestion: 'pack_size' },
      { name: 'Desc', suggestion: 'description' },
      { name: 'Shelf', suggestion: null },
    ])
  })

  it('are neither the known ones, however written, nor those without a name', () => {
    expect(findUnusedColumns(['Part number', 'PRICE', 'pack-size', '', ' '], all)).toEqual([])
  })

  it('are not taken for a column that the table has', () => {
    expect(findUnusedColumns(['part_number', 'price', 'prices'], all)).toEqual([{ name: 'prices', suggestion: null }])
  })

  it('are not taken for a short name that is merely similar', () => {
    expect(findUnusedColumns(['part_number', 'suit', 'pa'], all).map(({ suggestion }) => suggestion)).toEqual([
      null,
      null,
    ])
  })

  it('are named once and without what is no text', () => {
    const long = `${'x'.repeat(99)}😀😀`
    expect(findUnusedColumns(['Sh\0elf', 'Sh\0elf', '\0', long], all).map(({ name }) => name)).toEqual([
      'Sh elf',
      `${'x'.repeat(99)}😀`,
    ])
  })
})
