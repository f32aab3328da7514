import { eld } from 'eld/extrasmall'
import { languages } from './language'

eld.setLanguageSubset([...languages])

/** How well the letters of a text fit each language, 0 to 1; takes about a tenth of a millisecond. */
export const scoreLetters = (text: string): Record<string, number> => eld.detect(text).getScores()
