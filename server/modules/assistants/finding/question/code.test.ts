import { describe, expect, it } from 'vitest'
import { extractCodes, extractLetterCodes } from './code'

describe('extractCodes', () => {
  it('takes no words joined by a function word for a code', () => {
    expect(extractCodes('the seal kit for a 1990-or-later engine')).toEqual([])
  })

  it.each([
    ['301 came up on the screen', ['301']],
    ['the display says E12', ['e12']],
    ['code 05-2 is up', ['052']],
    ['what is HX-40117?', ['hx40117']],
    ['what does alarm 31 mean', ['31']],
    ['which circuit is fuse 7 for', ['7']],
  ])('reads the keys of a list in "%s"', (text, codes) => {
    expect(extractCodes(text)).toEqual(codes)
  })

  it.each(['is a 300 kilo hoist enough?', 'at 2.75 turns', 'every 500 hours', 'a 400V supply', 'step 3 of it'])(
    'ignores quantities: "%s"',
    (text) => {
      expect(extractCodes(text)).toEqual([])
    },
  )
})

describe('extractLetterCodes', () => {
  it.each([
    ['It flashes OBF when it stops', ['obf']],
    ['the display says nSt', ['nst']],
    ['Why does it flash?', []],
    ['WHY DOES IT FLASH?', []],
  ])('reads what a display may show in "%s"', (text, codes) => {
    expect(extractLetterCodes(text)).toEqual(codes)
  })
})
