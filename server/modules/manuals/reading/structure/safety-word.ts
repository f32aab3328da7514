import type { SafetyLevel } from '../passage'

const words: Record<SafetyLevel, string> = {
  DANGER: 'danger|peligro|gefahr|p[ée]ligro',
  WARNING: 'warning|advertencia|atenci[óo]n|warnung|avertissement',
  CAUTION: 'caution|precauci[óo]n|cuidado|vorsicht|achtung|attention',
}

const levels: readonly SafetyLevel[] = ['DANGER', 'WARNING', 'CAUTION']
const edge = '[\\s!:.*⚠△"“”•–-]*'

const alone = levels.map((level) => ({ level, pattern: new RegExp(`^${edge}(?:${words[level]})s?${edge}$`, 'i') }))
const leading = levels.map((level) => ({
  level,
  pattern: new RegExp(`^[\\s⚠△!•*]*(?:${words[level]})s?\\s*[!:–-]`, 'i'),
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
  /^\W*(notes?|notice|nota|notas|aviso|hinweis|important|importante)\W*(:|$)/i.test(text)

/** The signal word for property damage, alone on its line with its text below. */
export const isNotice = (text: string) => /^\W*(notice|aviso|hinweis)\W*$/i.test(text)
