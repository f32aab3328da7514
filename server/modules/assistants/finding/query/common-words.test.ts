import { describe, expect, it } from 'vitest'
import { isCommonWord } from './common-words'
import { isTradeWord } from './expand'

describe('isCommonWord', () => {
  it('knows general speech in each language and not the names of things that a manual must have', () => {
    for (const word of ['pickup', 'gone', 'gestern', 'enseguida'])
      expect([word, isCommonWord(word)]).toEqual([word, true])
    for (const word of ['turbocharger', 'conveyor', 'adblue']) expect([word, isCommonWord(word)]).toEqual([word, false])
  })

  it('leaves the names of machine parts to the trade words', () => {
    expect(['pump', 'filter', 'alternator', 'fuse'].filter((word) => isCommonWord(word) || !isTradeWord(word))).toEqual(
      [],
    )
  })
})
