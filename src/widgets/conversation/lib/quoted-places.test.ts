import { describe, expect, it } from 'vitest'
import { quotedPlaces } from './quoted-places'

const citations = [{ n: 1 }, { n: 2 }, { n: 3 }]
const divided = (response: string) => quotedPlaces(response, citations).map(({ text, place }) => [text, place?.n])

describe('quotedPlaces', () => {
  it('pairs each block quote with its first citation', () => {
    expect(divided('I am not certain.\n\n> 3.3 Monitor [1] [2]\n\n> Fuse 9; 5 amperes [3]')).toEqual([
      ['I am not certain.', undefined],
      ['> 3.3 Monitor [1] [2]', 1],
      ['> Fuse 9; 5 amperes [3]', 3],
    ])
  })

  it('leaves the lines of a list together, and finds a citation that only a link leads to', () => {
    expect(divided('> 1. Stop the engine.\n> \n> [4 more steps from page 9][2]\n\nAsk [1].')).toEqual([
      ['> 1. Stop the engine.\n> \n> [4 more steps from page 9][2]', 2],
      ['Ask [1].', undefined],
    ])
  })

  it.each([
    ['no citation', '> Stop the engine.'],
    ['one that there is not', '> Stop the engine. [7]'],
    ['an escaped number', '> Stop \\[1\\] the engine.'],
  ])('a block quote with %s has no place', (_, response) => {
    expect(divided(response)).toEqual([[response, undefined]])
  })

  it('a page that is quoted twice is the place of its first quote', () => {
    expect(divided('> One. [1]\n\n> Two. [1]').map(([, place]) => place)).toEqual([1, undefined])
  })
})
