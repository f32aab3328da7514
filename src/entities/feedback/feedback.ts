import type { components as Assistants } from '#contract/assistants'
import type { components } from '#contract/platform'

type Schemas = components['schemas']

/** The reader's feedback on one answer. */
export type GivenFeedback = Assistants['schemas']['GivenFeedback']

/** What somebody thought of an answer, with its question. */
export type Feedback = Schemas['Feedback']
export type Rating = Schemas['Rating']

/** A question about a model that no manual answers, however often it was asked. */
export type UnansweredQuestion = Schemas['UnansweredQuestion']

/** Ratings over time and by manual. */
export type FeedbackSummary = Schemas['FeedbackSummary']

/** Why the question was answered as it was: the answer then, and that of today with what decided. */
export type FeedbackExplanation = Schemas['FeedbackExplanation']
export type ExplainedAnswer = Schemas['ExplainedAnswer']
export type Candidate = Schemas['Candidate']
/** How a language model came to an answer, or why it gave none. */
export type ModelTrace = Schemas['ModelTrace']

export {
  assistantNameValues as assistantNames,
  confidenceValues as confidences,
  ratingValues as ratings,
} from '#contract/platform-limits'
