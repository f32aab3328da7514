import { expect, it } from 'vitest'
import { wordPatterns } from './contains-every-word'

it.each([
  ['', []],
  [' oil  filter ', ['%filter%', '%oil%']],
  ['oil OIL Oil', ['%oil%']],
  ['o il oil filter lte', ['%filter%', '%oil%']],
  ['QX\u3164-7\u200b7 ne\u200cw', ['%QX-77%', '%ne\u200cw%']],
  ['50% 5_0', ['%50\\%%', '%5\\_0%']],
])('each word of %j is looked for once, and none that is part of another one', (search, patterns) => {
  expect(wordPatterns(search)).toEqual(patterns)
})
