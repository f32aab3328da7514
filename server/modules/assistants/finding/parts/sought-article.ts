import { isThingWord } from '../../../../languages/glossary/property-words'
import { languageData } from '../../../../languages/language-data'
import { tokenise } from '../../../../languages/text/tokenise'
import type { Checkpoint } from '../checkpoint'
import { parseQuestion } from '../question/parse-question'
import type { Query, Question } from '../question/query'
import type { Vocabulary } from '../question/spelling'
import { isSpeechWord } from '../question/stop-words'
import { serialNumberIn } from './serial-range'
import { asksForThing, mayBeForPart } from './sought-part'

/** A part that a catalogue is searched for. */
export interface SoughtArticle {
  /** With the terms that its description must have. */
  query: Query
  /** Whether the question has a word like "which", so that what manuals say may answer it. */
  hasInterrogative: boolean
}

/** Words that count less than this, and those of general speech, need not be in a catalogue if they name no thing. */
const MIN_WEIGHT = 0.5
/** A longer text describes no part. */
const MAX_TERMS = 12

/** The part that a question to the parts assistant is for; undefined if it asks for something else. */
export function soughtArticle(
  { prompt: written, ...put }: Question,
  vocabulary: Vocabulary,
  checkpoint: Checkpoint,
): SoughtArticle | undefined {
  const question = { ...put, prompt: serialNumberIn(written)?.rest ?? written }
  const asked = parseQuestion(question, vocabulary, checkpoint)
  if (!mayBeForPart(asked) || !asksForThing(asked)) return undefined
  const query = parseQuestion({ ...question, intent: 'part' }, vocabulary, checkpoint)
  const { language, prompt } = query
  const terms = query.terms.filter(
    ({ word, coverageWeight }) =>
      coverageWeight > 0 &&
      (isThingWord(word, language) || (coverageWeight >= MIN_WEIGHT && !isSpeechWord(word, language))),
  )
  const { interrogatives } = languageData[language].question
  return {
    query: { ...query, terms: terms.length > MAX_TERMS ? [] : terms },
    hasInterrogative: tokenise(prompt).some((word) => interrogatives.includes(word)),
  }
}
