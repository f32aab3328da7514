import type { Language } from '../../../../languages/language'
import { languageData } from '../../../../languages/language-data'
import { normalise } from '../../../../languages/text/normalise'
import { tokenise } from '../../../../languages/text/tokenise'
import { hasPartNumber } from '../question/part-number'
import type { Query } from '../question/query'
import { passageKey } from '../scoped-passage'
import type { Evidence } from '../scoring/evidence'
import { isPermission, isProhibition, isRestriction } from '../scoring/prohibition'
import { isSameSection } from '../scoring/same-section'
import { countMatched, shareCovered } from '../scoring/share-covered'

/**
 * What a rule must have to come first: the share of the question in its own words, and its score relative to the best
 * evidence unless it is below the same heading.
 */
const MINIMUM = { share: 0.3, score: 0.65 }
/**
 * What a notice must have so that it is about the work that a question for precautions names, whatever words it has: how much
 * of its heading the question names, and its score relative to the best evidence.
 */
const NOTICE_OF_WORK = { named: 0.6, score: 0.4 }
/** What a notice must have to precede a row that answers best, relative to it, where it is not asked what is permitted. */
const NOTICE = { score: 0.9, coverage: 0.9 }
/**
 * The share of the score of the first rule from which one that forbids or limits something precedes one that only warns, or
 * a notice one that is none.
 */
const PRECEDING = 0.75
const MIN_WORDS_OF_RESTRICTION = 2

/**
 * For a question whether something is permitted or safe, the notices and prohibitions that cover it come before all else,
 * in their order, and rows with part numbers, such as those of safety labels, last.
 */
export function safetyFirst(query: Query, evidence: readonly Evidence[]): Evidence[] {
  const [best] = evidence
  if (query.intent === 'fact' && best && !best.decisive) return noticeFirst(best, evidence)
  if (query.intent !== 'permission' || !best || best.decisive) return [...evidence]
  const rules = evidence.flatMap((one) => {
    const rule = ruleIn(one, query)
    return rule && isRelevant(rule, best, query) ? rule : []
  })
  const ruled = new Set(rules.map(({ hit }) => passageKey(hit.passage)))
  const others = evidence.filter(({ hit }) => !ruled.has(passageKey(hit.passage)))
  const ordered = asksForDangers(query) ? noticesFirst(rules) : forbiddingFirst(rules)
  return [
    ...ordered.map((rule) => asBest(rule, best)),
    ...others.filter((one) => !isPartRow(one)),
    ...others.filter(isPartRow),
  ]
}

/** A notice that answers about as well as a row comes before it: who works below a boom need not ask for a danger. */
function noticeFirst(best: Evidence, evidence: readonly Evidence[]): Evidence[] {
  if (best.units[best.position]?.kind !== 'row') return [...evidence]
  const notice = evidence.find(
    ({ hit, score }) =>
      hit.passage.kind === 'safety' &&
      score >= NOTICE.score * best.score &&
      hit.coverage >= NOTICE.coverage * best.hit.coverage,
  )
  return notice ? [notice, ...evidence.filter((one) => one !== notice)] : [...evidence]
}

/** Whether it asks what to beware of, rather than whether one thing is dangerous. */
const asksForDangers = ({ prompt, language }: Query) =>
  [languageData[language].question, languageData.en.question].some(
    ({ dangers, interrogatives }) =>
      dangers.test(normalise(prompt)) && tokenise(prompt).some((word) => interrogatives.includes(word)),
  )

/** "What do I have to be careful of?" is answered by what the manual warns of, rather than by a step that limits something. */
function noticesFirst(rules: readonly Evidence[]): Evidence[] {
  const [first] = rules
  const notice = rules.find(
    ({ hit, score }) => hit.passage.kind === 'safety' && score >= PRECEDING * (first?.score ?? 0),
  )
  return notice ? [notice, ...rules.filter((rule) => rule !== notice)] : [...rules]
}

/** "Can I lift people?" is answered by what forbids it rather than by a warning that names a hoist. */
function forbiddingFirst(rules: readonly Evidence[]): Evidence[] {
  const [first] = rules
  const isForbidding = (rule: Evidence) => {
    const text = textOf(rule)
    return isProhibition(text, rule.hit.language) || isPermission(text, rule.hit.language)
  }
  if (!first || isForbidding(first)) return [...rules]
  const forbidding = rules.find((rule) => rule.score >= PRECEDING * first.score && isForbidding(rule))
  return forbidding ? [forbidding, ...rules.filter((rule) => rule !== forbidding)] : [...rules]
}

/** The notice, or the prohibition or restriction in it that covers the question best. */
function ruleIn(evidence: Evidence, query: Query): Evidence | undefined {
  const { hit, units, scores } = evidence
  if (hit.passage.kind === 'safety') return evidence
  const rules = units.flatMap((unit, position) =>
    unit.kind !== 'row' && isRuleFor(unit.own, query, hit.language) ? [position] : [],
  )
  const scoreOf = (position: number) => scores[position] ?? 0
  const [first, ...rest] = rules
  if (first === undefined) return undefined
  const position = rest.reduce((most, one) => (scoreOf(one) > scoreOf(most) ? one : most), first)
  if (position === evidence.position) return evidence
  return { ...evidence, position, score: scoreOf(position), features: {} }
}

/** Whether a sentence forbids or restricts something. "Only" is in many a sentence, which must have two words of the question. */
const isRuleFor = (text: string, query: Query, language: Language) =>
  isProhibition(text, language) ||
  (isRestriction(text, language) && countMatched(text, query, language) >= MIN_WORDS_OF_RESTRICTION)

function isRelevant(rule: Evidence, best: Evidence, query: Query): boolean {
  const isBelowNamedHeading = rule.hit.passage.kind === 'safety' && rule.named >= NOTICE_OF_WORK.named
  if (isBelowNamedHeading && rule.score >= NOTICE_OF_WORK.score * best.score && asksForDangers(query)) return true
  const isWellScored = isSameSection(rule, best) || rule.score >= MINIMUM.score * best.score
  return isWellScored && shareCovered(textOf(rule), query, rule.hit.language) >= MINIMUM.share
}

const textOf = ({ hit: { passage }, units, position }: Evidence) =>
  passage.kind === 'safety' ? passage.text : (units[position]?.own ?? '')

/** A rule on the matter answers as far as the best evidence does, although it may not repeat all words of the question. */
const asBest = (rule: Evidence, { hit: { coverage } }: Evidence): Evidence => ({
  ...rule,
  hit: { ...rule.hit, coverage: Math.max(rule.hit.coverage, coverage) },
})

/** Whether the best unit is a notice or a prohibition. */
export const isRule = ({ hit, units, position }: Evidence): boolean =>
  hit.passage.kind === 'safety' || isProhibition(units[position]?.own ?? '', hit.language)

function isPartRow({ units, position }: Evidence): boolean {
  const unit = units[position]
  return unit?.kind === 'row' && hasPartNumber(unit.own)
}
