import { spanishEverydaySpeech } from './everyday/everyday'
import { spanishPartsSpeech } from './parts'
import { spanishRegionalFaultsSpeech } from './regional-faults'
import { spanishRegionalPartsSpeech } from './regional-parts'
import { spanishRegionalQuestionsSpeech } from './regional-questions'
import { spanishRegionalWorkSpeech } from './regional-work'
import { spanishWorkSpeech } from './work'

/** How people speak in Spanish and how manuals write, by topic; one group of expressions a line. */
export const expressions = [
  spanishEverydaySpeech,
  spanishPartsSpeech,
  spanishRegionalFaultsSpeech,
  spanishRegionalPartsSpeech,
  spanishRegionalQuestionsSpeech,
  spanishRegionalWorkSpeech,
  spanishWorkSpeech,
].join('')
