import { describe, expect, it } from 'vitest'
import { isCommonWord } from './common-words'
import { isTradeWord } from './expand'

describe('isCommonWord', () => {
  it('accepts general speech in each language, but not terms that a manual must contain', () => {
    for (const word of ['pickup', 'gone', 'gestern', 'enseguida'])
      expect([word, isCommonWord(word)]).toEqual([word, true])
    for (const word of ['turbocharger', 'conveyor', 'adblue']) expect([word, isCommonWord(word)]).toEqual([word, false])
  })

  it('excludes trade words', () => {
    expect(['pump', 'filter', 'alternator', 'fuse'].filter((word) => isCommonWord(word) || !isTradeWord(word))).toEqual(
      [],
    )
  })
})
