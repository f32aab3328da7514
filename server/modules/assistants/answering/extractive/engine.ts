import type { AnswerEngine } from '../engine'
import { compose } from './compose'

/** Some words at a time: enough to be seen being written, few enough for a slow network. */
const stretch = /[\s\S]{1,24}(?:\s+|$)|\S+\s*/g

/** The default engine: needs no network and no key, and says only what stands in the passages found. */
export const extractiveEngine: AnswerEngine = {
  async *answer(_question, found) {
    const answer = compose(found)
    for (const text of answer.response.match(stretch) ?? []) yield { type: 'delta', text }
    yield { type: 'done', answer }
  },
}
