import { type SafetyLevel, safetyLevels } from '../../../../domain/safety-level'
import { signalWordsOf } from '../../../../languages/signal-words'
import { anyStructureWord } from '../../../../languages/structure-words'

const edge = '[\\s!:.*⚠△"“”•–-]*'

const alone = safetyLevels.map((level) => ({
  level,
  pattern: new RegExp(`^${edge}(?:${signalWordsOf(level)})s?${edge}$`, 'i'),
}))
const leading = safetyLevels.map((level) => ({
  level,
  pattern: new RegExp(`^[\\s⚠△!•*]*(?:${signalWordsOf(level)})s?\\s*[!:–-]`, 'i'),
}))
const capital = /^[^\p{L}]*\p{Lu}{4}/u

/** The level of a line that starts a safety notice: the signal word alone, or followed by punctuation and text. */
export const safetyLevel = (text: string): { level: SafetyLevel; alone: boolean } | undefined => {
  const standalone = alone.find(({ pattern }) => pattern.test(text))
  if (standalone) return { level: standalone.level, alone: true }
  const start = leading.find(({ pattern }) => pattern.test(text))
  return start && capital.test(text) ? { level: start.level, alone: false } : undefined
}

const note = new RegExp(`^[^\\p{L}\\d]*${anyStructureWord('note')}[^\\p{L}\\d]*(?::|$)`, 'iu')
const notice = new RegExp(`^[^\\p{L}\\d]*${anyStructureWord('notice')}[^\\p{L}\\d]*$`, 'iu')

/** Whether a line starts a note of another kind, which ends a safety notice. */
export const isNote = (text: string) => note.test(text)

/** The signal word for property damage, alone on its line with its text below. */
export const isNotice = (text: string) => notice.test(text)
