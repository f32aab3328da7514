import { describe, expect, it } from 'vitest'
import { figureNumberOf, itemInQuestion } from './item-in-question'

describe('an item of a figure in a question', () => {
  it.each([
    ['item 5 in figure 3-2', { item: '5', figure: '3-2' }],
    ['what is item no. 05 of Fig. 3.2?', { item: '5', figure: '3-2' }],
    ['posición 5 de la figura 3-2', { item: '5', figure: '3-2' }],
    ['Pos. 12 in Abb. 4', { item: '12', figure: '4' }],
    ['repère 7 de la fig. A-12', { item: '7', figure: 'a-12' }],
    ['number 4 in the drawing on page 14', { item: '4', page: 14 }],
    ['part 3 on figure 03-02', { item: '3', figure: '3-2' }],
    ['item 5A on page 12', { item: '5a', page: 12 }],
    ['item 4', { item: '4' }],
  ])('%s', (question, asked) => {
    expect(itemInQuestion(question)).toEqual({ ...asked, words: expect.any(String) })
  })

  it('leaves the words that name the figure', () => {
    expect(itemInQuestion('item 4 of the radiator figure')?.words).toContain('radiator')
  })

  it.each([
    'part number 4512-330',
    'part 4512',
    'which oil filter',
    'what is 320-07309',
    'how many items are in figure 3-2',
    'part 3 of the maintenance',
    'items 4512-330 and 4512-331',
  ])('is none in %s', (question) => {
    expect(itemInQuestion(question)).toBeUndefined()
  })
})

it.each([
  ['Fig. 3-2 Radiator', '3-2'],
  ['FIG. 26 THERMOSTAT', '26'],
  ['Figure 04-02 Filters', '4-2'],
  ['3.2 Water pump', '3-2'],
  ['Radiator', undefined],
])('the number of %s', (caption, number) => {
  expect(figureNumberOf(caption)).toBe(number)
})
