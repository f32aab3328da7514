import type { RecordQuestion } from '../record-question'

type Ranked = Pick<RecordQuestion, 'by' | 'asked' | 'askedWords' | 'topicWords'>

/** "Our biggest customer": the first of those that are compared is the answer. */
export const isFirstOfRanked = (question: Ranked): boolean => question.by === 'customer' && asksForOne(question)

const asksForOne = ({ asked, askedWords, topicWords }: Ranked): boolean =>
  (asked.has('largest') || asked.has('smallest')) &&
  ![...askedWords.values(), ...topicWords].some((words) => isPlural.test(words))

const isPlural = /(?:months|meses|customers|clients|buyers|clientes)$/i

/** "Our best month", but not "our best months". */
export const isBestOne = (question: Ranked): boolean => question.by === 'month' && asksForOne(question)
