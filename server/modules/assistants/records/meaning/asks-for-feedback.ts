import type { State } from '../record-question'
import type { Slots } from '../words/slots'

/** "How did people rate Bob's answers", "any complaints about the assistant": what people thought of answers. */
export const asksForFeedback = (slots: Pick<Slots, 'named' | 'tokens'>): boolean =>
  slots.named.has('feedback') || ratesAnswers(slots)

/** Whether it names both, who judges and what is judged. */
export const ratesAnswers = ({ tokens }: Pick<Slots, 'tokens'>): boolean =>
  tokens.some(({ word }) => isJudgment.test(word)) && tokens.some(({ word }) => isAnswering.test(word))

const isJudgment =
  /^(?:ratings?|rate[sd]?|rating|opinions?|reviews?|reviewed|liked?|likes|dislike[sd]?|(?:un)?helpful|useful|useless|complain(?:ed|ts?)?|think|thought|opinion(?:es)?|opinan?|opinaron|valoraci(?:on|ones)|valoran|valoraron|valorad[oa]s?|calificaci(?:on|ones)|califican|calificaron|calificad[oa]s?|pulgar(?:es)?|puntuaci(?:on|ones)|gustan?|gusto|gustaron|quejas?|quejan|quejaron|piensan?|utiles?|inutil(?:es)?)$/

/** Who answers, and what: orders are answered, too, but nobody rates those answers. */
const isAnswering = /^(?:answers|bobs?|assistants?|chatbot|respuestas|asistentes?)$/

/** Whether only good or only bad ratings are asked for. */
export function ratingOf({ tokens }: Pick<Slots, 'tokens'>): State | undefined {
  const text = tokens.map(({ word }) => word).join(' ')
  const [isBad, isGood] = [bad.test(text), good.test(text)]
  if (isBad) return isGood && !isDenied.test(text) ? undefined : 'disliked'
  return isGood ? 'liked' : undefined
}

const bad =
  /\b(?:down|abajo|negativ(?:e|[oa]s?)|bad|badly|poor|poorly|mal|mal[oa]s?|worst|unhelpful|useless|inutil(?:es)?|dislike[sd]?|complain(?:ed|ts?)?|quejas?|quejan|quejaron|(?:not|no|nt|wasnt|werent|didnt) (?:\w+ )?(?:helpful|useful|like|utiles?|gust\w+|sirvi\w+))\b/
const good = /\b(?:up|arriba|positiv(?:e|[oa]s?)|good|well|helpful|useful|liked?|buen[oa]s?|bien|utiles?|gust\w+)\b/
const isDenied = /\b(?:not|no|wasnt|werent|didnt) /

/** Its own words may be of the trade, too: a rating is also that of a machine. */
export const isOfFeedback = (word: string): boolean =>
  isJudgment.test(word) || isAnswering.test(word) || bad.test(word) || good.test(word)
