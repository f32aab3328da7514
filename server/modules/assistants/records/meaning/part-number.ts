import type { UnknownWord } from '../words/slots'

/** A number as parts have it, not a year or a figure. */
export const isPartNumber = ({ word }: Pick<UnknownWord, 'word'>): boolean => /\d.*\d.*\d.*\d.*\d/.test(word)
