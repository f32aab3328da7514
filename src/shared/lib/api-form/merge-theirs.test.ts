import { describe, expect, it } from 'vitest'
import { mergeTheirs } from './merge-theirs'

const opened = { name: 'Oil filter', cost: '24.50', parts: [{ quantity: '1' }, { quantity: '4' }] }

describe('a form whose record somebody else has changed', () => {
  it('takes their values in the fields that were not changed here, and retains what was typed in the others', () => {
    const typed = { ...opened, name: 'Oil filter, spin-on' }
    expect(mergeTheirs({ opened, typed, theirs: { ...opened, cost: '26.00' } })).toEqual({
      values: { ...opened, name: 'Oil filter, spin-on', cost: '26.00' },
      typedFields: ['name'],
    })
  })

  it('takes a list of rows as a whole', () => {
    const theirs = { ...opened, parts: [{ quantity: '4' }] }
    expect(mergeTheirs({ opened, typed: opened, theirs }).values).toEqual(theirs)
    const typed = { ...opened, parts: [{ quantity: '2' }, { quantity: '4' }] }
    expect(mergeTheirs({ opened, typed, theirs })).toEqual({ values: typed, typedFields: ['parts'] })
  })

  it('replaces nothing where both typed the same', () => {
    const typed = { ...opened, cost: '26.00' }
    expect(mergeTheirs({ opened, typed, theirs: typed })).toEqual({ values: typed, typedFields: [] })
  })
})
