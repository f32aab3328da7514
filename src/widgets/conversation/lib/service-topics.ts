import type { TaskState } from '@/entities/machine-instance'

/** What services are about, in the words of questions and of tasks, English and Spanish. */
const topics: readonly RegExp[] = [
  /\b(?:oils?|aceites?)\b/,
  /\b(?:filters?|filtros?)\b/,
  /\b(?:greas|lubric|engras|grasas?\b)/,
  /\b(?:coolant|refrigerante)/,
  /\b(?:belts?|correas?)\b/,
  /\b(?:batter(?:y|ies)|bater[ií]as?)\b/,
  /\b(?:brakes?|frenos?)\b/,
  /\b(?:tyres?|tires?|neum[aá]ticos?)\b/,
  /\b(?:servic|maintenance|mantenimiento)/,
]

/** Words that are long enough to say something. */
const wordsOf = (text: string) => text.match(/\p{L}{4,}/gu) ?? []

const isPlanned = ({ due_at_hours, due_on }: TaskState) => due_at_hours !== null || due_on !== null

/** The task of a machine that a question is about, and that is due or will be; of several the one that fits it best. */
export function taskAbout(question: string, tasks: readonly TaskState[]): TaskState | undefined {
  const asked = question.toLowerCase()
  const topicsAsked = topics.filter((topic) => topic.test(asked))
  const words = new Set(wordsOf(asked))
  const scored = tasks.filter(isPlanned).flatMap((task) => {
    const text = `${task.name} ${task.description}`.toLowerCase()
    const shared = topicsAsked.filter((topic) => topic.test(text)).length
    return shared === 0 ? [] : { task, shared, words: new Set(wordsOf(text).filter((word) => words.has(word))).size }
  })
  return scored.toSorted((a, b) => b.shared - a.shared || b.words - a.words)[0]?.task
}
