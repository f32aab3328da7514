import { runAround, type Slots, type UnknownWord } from '../words/slots'

/** Whether a word names one of the records that were found by what it is about: "the starter one", "el de los pistones". */
export const isElidedAt = ({ tokens, unknown }: Slots, one: UnknownWord): boolean => {
  const { first, last } = runAround(one, unknown)
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ word }) => word)
  return (
    /^ones?$/.test(tokens[last + 1]?.word ?? '') ||
    /(?:^| )(?:el|la|los|las) del?(?: (?:el|la|los|las))?$/.test(before.join(' '))
  )
}
