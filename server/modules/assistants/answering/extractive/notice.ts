import type { Language } from '../../../../languages/language'
import { signalWord, translatedSignalWord } from '../../../../languages/signal-words'
import type { PassageLine } from '../../../manuals'
import type { ScopedPassage } from '../../finding/scoped-passage'
import { toSentenceUnits, type Unit } from '../../finding/scoring/unit'
import { lengthOf } from './excerpt'
import { withoutSignalWord } from './signal-word'

/**
 * The sentences of a notice without its signal word, as many as fit, but at least one: from the first one, or from the one
 * that answers if that is not among them.
 */
export function noticeUnits(
  { lines }: ScopedPassage,
  maxCharacters: number,
  answers: (sentence: Unit) => boolean = () => true,
): Unit[] {
  const units = toSentenceUnits(withoutSignalLine(lines))
  const first = fittingUnits(units, maxCharacters)
  const answering = units.findIndex(answers)
  return answering < first.length ? first : fittingUnits(units.slice(answering), maxCharacters)
}

function fittingUnits(units: readonly Unit[], maxCharacters: number): Unit[] {
  const fitting = units.findLastIndex((_, last) => lengthOf(units.slice(0, last + 1)) <= maxCharacters)
  return units.slice(0, Math.max(1, fitting + 1))
}

/** The signal word that a quoted notice starts with, in the language of the answer; empty for another passage. */
export const noticeLabel = (passage: ScopedPassage, language: Language): string =>
  passage.kind === 'safety' ? `**${signalWord(passage.level, language)}** – ` : ''

/** The same for the words of another passage that begin with one in another language; empty if they do not. */
export function signalLabel(text: string, manual: Language, language: Language): string {
  const word = manual === language ? undefined : translatedSignalWord(text, manual, language)
  return word === undefined ? '' : `**${word}** – `
}

function withoutSignalLine(lines: readonly PassageLine[]): readonly PassageLine[] {
  const [first, ...others] = lines
  if (!first) return []
  const text = withoutSignalWord(first.text)
  if (text !== '') return [{ ...first, text }, ...others]
  return others.length > 0 ? others : [first]
}
