import type { Language } from '../language'
import { stem } from '../text/stem'
import { actionTerms } from './actions'
import { conceptsOf } from './concept'

/** By the first English name in the list: what is done to a part, and what a machine does or has done to it as a whole. */
const actions = {
  ofParts: `remove install assemble disassemble reinstall detach attach tighten loosen unscrew check test measure clean rinse
    wipe dry drain fill bleed activate deactivate reset charge disconnect connect adjust calibrate align tension lubricate
    replace repair sharpen bend insert open close press turn engage disengage fold unfold extend retract inflate mix dilute
    reuse`,
  ofMachines: `tow recover park start restart stop refuel wash drive reverse steer accelerate dig backfill compact load dump
    transport swing idle climb`,
}
const ofParts = new Set(actions.ofParts.split(/\s+/))
const ofMachines = new Set(actions.ofMachines.split(/\s+/))

interface Stems {
  all: ReadonlySet<string>
  ofParts: ReadonlySet<string>
  ofMachines: ReadonlySet<string>
}

const stemsByLanguage = new Map<Language, Stems>()

/** Whether a word, in this or another inflected form, names an action: "tow", "bleeding". */
export const isActionWord = (word: string, language: Language): boolean =>
  stemsOf(language).all.has(stem(word, language))

/** Whether it names one that is done to a part, and not to the whole machine: "bleed". */
export const isPartAction = (word: string, language: Language): boolean =>
  stemsOf(language).ofParts.has(stem(word, language))

/** Whether it names one that a machine does, or that is done to it as a whole: "tow". */
export const isMachineAction = (word: string, language: Language): boolean =>
  stemsOf(language).ofMachines.has(stem(word, language))

function stemsOf(language: Language): Stems {
  const known = stemsByLanguage.get(language)
  if (known) return known
  const stemsIn = (isMeant: (name: string) => boolean) =>
    new Set(
      conceptsOf(actionTerms)
        .filter(({ en: [name = []] }) => isMeant(name.join(' ')))
        .flatMap((concept) => concept[language])
        .flatMap(([word, ...others]) => (word !== undefined && others.length === 0 ? [stem(word, language)] : [])),
    )
  const stems = {
    all: stemsIn(() => true),
    ofParts: stemsIn((name) => ofParts.has(name)),
    ofMachines: stemsIn((name) => ofMachines.has(name)),
  }
  stemsByLanguage.set(language, stems)
  return stems
}
