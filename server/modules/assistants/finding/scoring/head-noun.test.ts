import { describe, expect, it } from 'vitest'
import { descriptionCell, headNoun } from './head-noun'

describe('headNoun', () => {
  it.each([
    ['Oil filter head', 'head'],
    ['Filter element, oil', 'element'],
    ['FILTER ELEMENT,FLUID', 'ELEMENT'],
    ['Bucket 0.95 m³', 'Bucket'],
    ['', ''],
  ])('says what "%s" is', (description, noun) => {
    expect(headNoun(description, 'en')).toBe(noun)
  })

  it('is the first word in Spanish', () => {
    expect(headNoun('Filtro de aceite', 'es')).toBe('Filtro')
  })
})

describe('descriptionCell', () => {
  it('is the cell of words among cells of numbers', () => {
    expect(descriptionCell(['1', '320-04210', 'Oil filter head', '1', ''])).toBe('Oil filter head')
  })
})
