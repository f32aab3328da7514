import { gloss } from '../../../../languages/glossary/gloss'
import type { Language } from '../../../../languages/language'
import { isRatherIn } from '../../../../languages/rather-in'
import type { Found } from '../../finding/find'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { nameColumn } from '../../finding/scoring/name-column'
import { rowName } from '../../finding/scoring/row'
import type { Citation, ComposedAnswer, Gloss, SafetyNote } from '../engine'
import { toSafetyNote } from './safety'

const MAX_GLOSSES = 3

/**
 * Names the language of what is quoted wherever it is another one than that of the question, with a translation of what is
 * short enough for the glossary.
 */
export function withForeignWords(answer: ComposedAnswer, { manuals, query }: Found): ComposedAnswer {
  const { language } = query
  const isForeign = ({ manualId }: { manualId: string | null }) =>
    manuals.some(
      ({ passages, languages }) => passages[0]?.manualId === manualId && languages.some((one) => one !== language),
    )
  const marked = { ...answer, language }
  if (![...answer.citations, ...answer.nearest, ...answer.safety].some(isForeign)) return marked
  const cite = (citation: Citation) => (isForeign(citation) ? withLanguage(citation, manuals, language) : citation)
  const note = (one: SafetyNote) => (isForeign(one) ? noteWithLanguage(one, manuals, language) : one)
  return {
    ...marked,
    citations: answer.citations.map(cite),
    nearest: answer.nearest.map(cite),
    safety: answer.safety.map(note),
  }
}

function withLanguage(citation: Citation, manuals: Found['manuals'], into: Language): Citation {
  const manual = manuals.find(({ passages }) => passages[0]?.manualId === citation.manualId)
  const passage = manual?.passages[citation.ordinal]
  const language = manual?.languageOfPassage[citation.ordinal]
  if (!passage || !language || language === into || !isRatherIn(passage.text, language, into)) return citation
  const glosses = glossesFor(citation, passage, language, into)
  return { ...citation, language, ...(glosses.length > 0 && { glosses }) }
}

function glossesFor(citation: Citation, passage: ScopedPassage, from: Language, into: Language): Gloss[] {
  const texts = [
    ...labelsOf(citation, passage),
    ...(passage.kind === 'text' ? [citation.quote] : []),
    citation.heading ?? '',
  ]
  return [...new Set(texts)]
    .flatMap((text) => {
      const translation = gloss(text, from, into)
      return translation === undefined ? [] : [{ text, translation }]
    })
    .slice(0, MAX_GLOSSES)
}

/** The names of the rows that are quoted. */
function labelsOf({ boxes }: Citation, passage: ScopedPassage): string[] {
  if (passage.kind !== 'table') return []
  const quoted = new Set(boxes.map((box) => box.join()))
  return passage.rows
    .filter(({ box }) => quoted.has(box.join()))
    .map(({ cells }) => rowName(cells[nameColumn(cells, passage.columns)] ?? '').trim())
}

function noteWithLanguage(note: SafetyNote, manuals: Found['manuals'], into: Language): SafetyNote {
  const manual = manuals.find(({ passages }) => passages[0]?.manualId === note.manualId)
  const position = manual?.passages.findIndex(
    (one) => one.kind === 'safety' && one.page === note.page && toSafetyNote(one).text === note.text,
  )
  const language = manual?.languageOfPassage[position ?? -1]
  return language && language !== into && isRatherIn(note.text, language, into) ? { ...note, language } : note
}
