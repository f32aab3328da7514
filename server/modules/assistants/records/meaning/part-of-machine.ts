import type { Slots } from '../words/slots'

/** "Which belt does Loader 3 take", "qué filtro lleva la Loader 3". */
const asksInEnglish = /^(?:and )?(?:which|what|whats) .*(?<= )(?:takes?|uses?|needs?|requires?|fits?)(?= |$)/
const asksInSpanish =
  /^(?:y )?(?:que|cual(?:es)?) .*(?<= )(?:lleva|usa|utiliza|necesita|monta|ocupa|le (?:va|sirve|queda) a)n?(?= |$)/
/** "The part number of the belt for Loader 3" */
const asksForNumber =
  /(?<!\S)(?:(?:part|item|order(?:ing)?|catalog(?:ue)?) (?:numbers?|no|nr|num)|numeros? de (?:parte|pieza|repuesto|catalogo))(?!\S)/

const isOfQuestion = /^(?:which|what|does|the|que|cual|cuales|llevan?|del?|la|el)$/

/** What is filled in or set: manuals say of which kind and how much of it, although parts are called after it. */
const isSupply =
  /^(?:oils?|fuels?|diesel|gas|gasoline|petrol|coolants?|antifreeze|water|grease|fluids?|lubricants?|air|def|adblue|urea|pressures?|torque|voltage|capacity|sizes?|grade|viscosity|power|speed|gear|tools?|attachments?|aceites?|combustible|gasoil|gasolina|refrigerante|anticongelante|agua|grasa|liquidos?|fluidos?|lubricantes?|aire|presion|par|voltaje|capacidad|medidas?|tamano|viscosidad|potencia|velocidad|marcha|herramientas?)$/

/** Whether it is asked which part a machine takes, which the catalogue knows by the parts lists and kits of its model. */
export function asksForPartOfMachine(slots: Slots): boolean {
  const { tokens, unknown, names, named, marks, period, number, states } = slots
  const text = tokens.map(({ word }) => word).join(' ')
  const isOfMachine = names.some(({ rank }) => rank === 'machine' || rank === 'model' || rank === 'kind')
  if (!isOfMachine || ![asksForNumber, asksInSpanish, asksInEnglish].some((one) => one.test(text))) return false
  // Read as another language, a question has its own words for unknown ones.
  if (unknown.some(({ word }) => isOfQuestion.test(word))) return false
  const nouns = unknown.filter(({ word }) => !/\d/.test(word) && !/^(?:parte|pieza|repuesto)$/.test(word))
  const head = /(?<!\S)(?:que|cual|numero)(?!\S)/.test(text) ? nouns[0] : nouns.at(-1)
  const isOfPart = [...named].every((topic) => topic === 'machines' || topic === 'stock')
  const isChosen = period !== undefined || number !== undefined || states.length > 0 || marks.has('maintenance')
  return head !== undefined && !isSupply.test(head.word) && isOfPart && !isChosen
}
