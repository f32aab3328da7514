import type { RecordQuestion } from '../record-question'

/** "Our best month", but not "our best months". */
export const isBestOne = ({
  by,
  asked,
  askedWords,
  topicWords,
}: Pick<RecordQuestion, 'by' | 'asked' | 'askedWords' | 'topicWords'>): boolean =>
  by === 'month' &&
  (asked.has('largest') || asked.has('smallest')) &&
  ![...askedWords.values(), ...topicWords].some((words) => /(?:months|meses)$/i.test(words))
