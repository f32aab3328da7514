import { type SafetyLevel, safetyLevels, signalWordsOf } from '../../../../domain/signal-words'

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

/** Whether a line starts a note of another kind, which ends a safety notice. */
export const isNote = (text: string) =>
  /^\W*(notes?|notice|nota|notas|aviso|hinweis|important|importante|remarque|opmerking|anm[äa]rkning|huomautus|bem[æa]e?rk|merk|observa[çc][ãa]o)\W*(:|$)/i.test(
    text,
  )

/** The signal word for property damage, alone on its line with its text below. */
export const isNotice = (text: string) => /^\W*(notice|aviso|hinweis)\W*$/i.test(text)
