import { eld } from 'eld/extrasmall'
import { languages } from './language'

/** An own instance, as scans are detected in all languages. */
const detector = eld.newInstance()
detector.setLanguageSubset([...languages])

/** How well the letters of a text fit each language, 0 to 1; takes about a tenth of a millisecond. */
export const scoreLetters = (text: string): Record<string, number> => detector.detect(text).getScores()
