import { describe, expect, it } from 'vitest'
import { typedLayout } from '../testing/typed-page'
import { isContentsPage } from './contents-page'

const entries = ['Safety', 'Controls', 'Starting', 'Working', 'Parking', 'Service', 'Faults', 'Data']

describe('isContentsPage', () => {
  it('recognizes contents by title and page numbers', () => {
    const lines = ['CONTENTS', '', ...entries.map((entry, index) => `${entry} of the loader    ${index * 4 + 3}`)]
    expect(isContentsPage(typedLayout(lines))).toBe(true)
  })

  it.each(['SISÄLLYSLUETTELO', 'Sommaire', 'Inhoudsopgave', 'Innhold', 'Stikordsregister'])(
    'recognizes %s',
    (title) => {
      const lines = [title, '', ...entries.map((entry, index) => `${entry} of the loader    ${index * 4 + 3}`)]
      expect(isContentsPage(typedLayout(lines))).toBe(true)
    },
  )

  it('recognizes contents without a title by leader dots and ascending numbers', () => {
    const lines = entries.map((entry, index) => `${entry} of the loader . . . . . . . ${index * 4 + 3}`)
    expect(isContentsPage(typedLayout(lines))).toBe(true)
  })

  it('rejects a table of values', () => {
    const lines = entries.map((entry, index) => `${entry} pressure . . . . . . . ${(index * 37) % 50} bar`)
    expect(isContentsPage(typedLayout(lines))).toBe(false)
  })
})
