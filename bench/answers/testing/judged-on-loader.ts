import { find } from '../../../server/modules/assistants/finding/find'
import { loaderScope } from '../../../server/modules/assistants/finding/testing/harrow-manuals'
import { type Judged, judge } from '../training/calibrate'

interface AskedOnLoader {
  id: string
  /** The manual that it counts for. */
  manual: string
  prompt: string
  answerPages: number[]
  expected?: string | undefined
  /** The manual from which a program made it. */
  madeFrom?: string | undefined
}

/** A question on the loader's manuals, asked and judged, for tests. */
export const judgedOnLoader = ({ id, manual, prompt, answerPages, expected, madeFrom }: AskedOnLoader): Judged =>
  judge({
    set: madeFrom ? 'made-a' : 'a',
    question: {
      id,
      manual,
      assistant: 'operations',
      question: prompt,
      answer_pages: answerPages,
      answer_strings: expected === undefined ? [] : [expected],
      kind: 'fact',
      modality: 'text',
      made_from: madeFrom,
    },
    found: find({ prompt, conversation: [] }, loaderScope),
  })
