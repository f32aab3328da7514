import { actionTerms } from '../../../../../languages/glossary/actions'
import { glossaryTerms } from '../../../../../languages/glossary/terms'
import { type Language, languages } from '../../../../../languages/language'
import { normalise } from '../../../../../languages/text/normalise'

/** The verbs of one word in the glossary's actions, normalised, but not those that are also the name of a thing. */
export function actionVerbs(language: Language): ReadonlySet<string> {
  const column = languages.indexOf(language)
  const namesIn = (terms: string) =>
    terms
      .split('\n')
      .flatMap((line) => line.split('|')[column]?.split(',') ?? [])
      .map((name) => normalise(name).trim())
  const things = new Set(glossaryTerms.filter((terms) => terms !== actionTerms).flatMap(namesIn))
  return new Set(namesIn(actionTerms).filter((name) => /^\p{L}+$/u.test(name) && !things.has(name)))
}
