import { describe, expect, it } from 'vitest'
import { typedLayout } from '../testing/typed-page'
import { isContentsPage } from './contents-page'

const entries = ['Safety', 'Controls', 'Starting', 'Working', 'Parking', 'Service', 'Faults', 'Data']

describe('isContentsPage', () => {
  it('knows contents by their title and page numbers', () => {
    const lines = ['CONTENTS', '', ...entries.map((entry, index) => `${entry} of the loader    ${index * 4 + 3}`)]
    expect(isContentsPage(typedLayout(lines))).toBe(true)
  })

  it('knows contents without a title by leaders and growing numbers', () => {
    const lines = entries.map((entry, index) => `${entry} of the loader . . . . . . . ${index * 4 + 3}`)
    expect(isContentsPage(typedLayout(lines))).toBe(true)
  })

  it('takes no table of values for contents', () => {
    const lines = entries.map((entry, index) => `${entry} pressure . . . . . . . ${(index * 37) % 50} bar`)
    expect(isContentsPage(typedLayout(lines))).toBe(false)
  })
})
