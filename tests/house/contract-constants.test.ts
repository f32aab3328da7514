import { describe, expect, it } from 'vitest'
import { defaultsIn, productFiles } from './contract-constants'

const operationsFiles = productFiles.filter(({ file }) => file.endsWith('.operations.ts'))

describe('what the contract states is written nowhere else', () => {
  it('the default of a query parameter', () => {
    expect(defaultsIn("const { page = 1, sort_field: field = 'brand', search = '' } = query")).toHaveLength(3)
    expect(operationsFiles.length).toBeGreaterThan(20)
    expect(operationsFiles.filter(({ text }) => defaultsIn(text).length > 0).map(({ file }) => file)).toEqual([])
  })
})
