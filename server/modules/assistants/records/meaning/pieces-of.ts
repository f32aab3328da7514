import type { Slots, UnknownWord } from '../words/slots'

/** The figure that says for how many pieces a price is asked: "the price for 10", "24 of them", not "a 12 V starter". */
export const piecesIn = ({ unknown, tokens }: Pick<Slots, 'unknown' | 'tokens'>): UnknownWord | undefined =>
  unknown.find(({ word, position }) => {
    const [before, after] = [tokens[position - 1]?.word ?? '', tokens[position + 1]?.word ?? '']
    const isOfThem = isBefore.test(before) && (after === '' || after.length > 3)
    return /^[1-9]\d{0,3}$/.test(word) && (isOfThem || isBehind.test(after))
  })

const isBefore = /^(?:for|of|x|buy|order|por|para|de|compro|pido)$/
const isBehind = /^(?:of|de|pcs|pieces|piezas|unidades)$/
