import { namesMachine, type Slots } from '../words/slots'

/** Forms of what machines do, or people with them. */
const isUse =
  /^(?:use[sd]?|using|usage|utili[sz](?:e[sd]?|ation)|work(?:s|ed|ing)?|runs?|running|ran|bus(?:y|ier|iest)|usa[nrs]?|usamos|usad[oa]s?|uso|utiliza(?:n|mos|d[oa]s?)?|trabaja(?:n|d[oa]s?)?|ocupa(?:n|mos)?)$/

/** What is used up, of which no machine's hours say anything. */
const isSupply = /^(?:parts?|filters?|money|piezas?|repuestos?|filtros?|dinero)$/

/** "Which machine do we use the least", "¿cuál es la que más trabaja?": machines are compared by their use. */
export const comparesUse = ({ asked, tokens, unknown, named, hinted, marks, names }: Slots): boolean =>
  (asked.has('largest') || asked.has('smallest')) &&
  unknown.length === 0 &&
  [...named].every((topic) => topic === 'machines') &&
  [...hinted].every((topic) => topic === 'hours') &&
  (named.size + hinted.size > 0 || marks.has('fleet') || marks.has('own') || namesMachine({ names })) &&
  tokens.some(({ word }) => isUse.test(word)) &&
  !tokens.some(({ word }) => isSupply.test(word))

/** In a time, and since they are there, machines are compared by what they have run. */
export const comparesDailyUse = (slots: Slots): boolean =>
  comparesUse(slots) && slots.period === undefined && !slots.tokens.some(({ word }) => isPerfect.test(word))

const isPerfect = /^(?:has|have|had|been|ha|han|hemos)$/
