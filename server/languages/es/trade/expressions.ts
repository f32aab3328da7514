import { spanishPartsSpeech } from './parts'
import { spanishRegionalFaultsSpeech } from './regional-faults'
import { spanishRegionalPartsSpeech } from './regional-parts'
import { spanishRegionalQuestionsSpeech } from './regional-questions'
import { spanishRegionalWorkSpeech } from './regional-work'
import { spanishWorkSpeech } from './work'

/** How people speak in Spanish and how manuals write, by topic; one group of equivalent expressions a line. */
export const expressions = [
  spanishPartsSpeech,
  spanishRegionalFaultsSpeech,
  spanishRegionalPartsSpeech,
  spanishRegionalQuestionsSpeech,
  spanishRegionalWorkSpeech,
  spanishWorkSpeech,
].join('')
