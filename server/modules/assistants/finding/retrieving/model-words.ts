import { isGlossaryWord } from '../../../../languages/glossary/glossary'
import { languages } from '../../../../languages/language'

/** Letters and figures of a model designation, such as "wl120" or "d6t"; shorter parts than these mean too much else. */
const designation = /^(\p{L}+)(\d+)(\p{L}*)$/u
const MIN_PART = 2

/** The two parts of a designation with a space, such as "SK 40"; a year has its month before it. */
const shortLetters = /^\p{L}{1,3}$/u
const figuresOnly = /^\d{2,4}$/
const year = /^(?:19|20)\d\d$/

/**
 * The index terms that name the machine itself on a cover: of "WL-120" wl120, wl, and 120; of "SK 40" only sk40, as "Box
 * 120" of an address is written alike. Designations with the same
 * letters ("L48V, L70V") or figures ("S770, T770") are variants, which a question names for a reason, or serial numbers;
 * they are left out. A part that is a word ("AIR-185") means too much else.
 *
 * @param cover the index terms of the cover, in order
 */
export function modelWords(cover: readonly string[]): Set<string> {
  const spaced = cover.flatMap((word, position) => {
    const next = cover[position + 1] ?? ''
    return shortLetters.test(word) && figuresOnly.test(next) && !year.test(next) ? [`${word}${next}`] : []
  })
  const codes = new Map<string, Set<string>>()
  for (const word of [...cover, ...spaced]) {
    const [, letters, figures] = designation.exec(word) ?? []
    if (letters === undefined || figures === undefined) continue
    codes.set(letters, (codes.get(letters) ?? new Set()).add(word))
  }
  const single = [...codes.values()].flatMap((alike) => (alike.size === 1 ? [...alike] : []))
  const figures = single.map((model) => designation.exec(model)?.[2])
  const models = single.filter(
    (_, position) => figures.indexOf(figures[position]) === figures.lastIndexOf(figures[position]),
  )
  return new Set(models.flatMap((model) => (cover.includes(model) ? [model, ...partsOf(model)] : [model])))
}

const partsOf = (model: string): string[] =>
  (designation.exec(model) ?? []).slice(1, 3).filter((part) => part.length >= MIN_PART && !isWord(part))

const isWord = (part: string) => languages.some((language) => isGlossaryWord(part, language))
