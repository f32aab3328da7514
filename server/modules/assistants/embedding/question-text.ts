import type { Query } from '../finding/question/query'
import { startOf } from './passage-text'

const MAX_CHARACTERS = 2000

/** The text of a question that is embedded: in the words in which it was understood. */
export const questionToEmbed = ({ reading }: Pick<Query, 'reading'>): string => startOf(reading, MAX_CHARACTERS)
