import type { Query } from '../finding/query/query'
import { startOf } from './passage-text'

const MAX_CHARACTERS = 2000

/** The text of a question that is embedded: after the question that it leans on, if it does. */
export function questionToEmbed(prompt: string, { earlier }: Pick<Query, 'earlier'>): string {
  return startOf([...earlier.slice(-1), prompt].join('\n'), MAX_CHARACTERS)
}
