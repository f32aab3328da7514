import type { ComposedAnswer } from '../../../server/modules/assistants/answering/engine'
import type { Explanation } from '../../../server/modules/assistants/answering/explanation'
import type { Box } from '../../../server/modules/manuals'
import type { BenchQuestion } from '../question'
import type { Verdict } from './verdict'

/** A question with everything that its report shows. */
export interface ReportedQuestion {
  question: BenchQuestion
  answer: ComposedAnswer
  explanation: Explanation
  verdict: Verdict
  /** The pages that are shown: the first one cited, and the expected one if it is another. */
  pages: ReportedPage[]
}

export interface ReportedPage {
  page: number
  isCited: boolean
  isExpected: boolean
  /** Of the citation, as fractions of the page. */
  marks: Box[]
  /** Undefined if the page could not be drawn. */
  picture: Picture | undefined
}

export interface Picture {
  /** Relative to the report. */
  address: string
  width: number
  height: number
}
