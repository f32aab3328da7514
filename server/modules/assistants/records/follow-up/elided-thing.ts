import type { Slots, UnknownWord } from '../words/slots'

/** Whether a word names one of the records that were found by what it is about: "the starter one", "el de los pistones". */
export const isElidedAt = ({ tokens, unknown }: Slots, { position }: UnknownWord): boolean => {
  const isUnknown = (at: number) => unknown.some((one) => one.position === at)
  let [first, last] = [position, position]
  while (isUnknown(first - 1)) first -= 1
  while (isUnknown(last + 1)) last += 1
  const before = tokens.slice(Math.max(0, first - 3), first).map(({ word }) => word)
  return (
    /^ones?$/.test(tokens[last + 1]?.word ?? '') ||
    /(?:^| )(?:el|la|los|las) del?(?: (?:el|la|los|las))?$/.test(before.join(' '))
  )
}
