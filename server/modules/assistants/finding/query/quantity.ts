import { tokenise } from './tokenise'

const time = ['hour', 'minute', 'second', 'day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years']
const length = ['millimetre', 'centimetre', 'metre', 'km', 'inch', 'foot', 'yd', 'mile', 'miles']
const volume = ['litre', 'quart', 'gallon', 'pint']
const mass = ['kilogram', 'pound', 'tonne']

/** Patterns of questions for a quantity, the units of the answer and the word that a manual would use. */
const quantities: [RegExp, string[], string?][] = [
  [
    /\b(?:torque|tight\w*|apretar|par de apriete|drehmoment|anzugs\w*)\b/i,
    ['foot', 'newton', 'pound', 'ftlb', 'lbft', 'lbin'],
    'torque',
  ],
  [/\b(?:pressure|presion|druck)\b/i, ['psi', 'bar', 'kilopascal', 'mpa'], 'pressure'],
  [
    /\b(?:how (?:hot|cold|warm)|temperature|temperatura|temperatur|wie (?:heiss|warm|kalt))\b/i,
    ['degree'],
    'temperature',
  ],
  [
    /\b(?:how (?:much|many).{0,20}(?:oil|fuel|coolant|fluid|grease)|how much\b.{0,20}\b(?:pour|fill|top up|take|hold|put in|goes? in)|cuanto (?:aceite|combustible|refrigerante)|wie ?viel (?:ol|kraftstoff|kuhlmittel)|capacity|litres?|liters?|quarts?|gallons?|fullmenge|capacidad)\b/i,
    volume,
    'capacity',
  ],
  [/\b(?:how (?:heavy|much does)|weigh\w*|heaviest|peso|pesa|gewicht|schwer)\b/i, mass, 'weight'],
  [/\b(?:noisy|noise|loud|ruido|laut|schallpegel)\b/i, ['decibel']],
  [/\b(?:amps?|amperes?|current|corriente|strom)\b/i, ['ampere']],
  [/\b(?:volts?|voltage|tension|spannung)\b/i, ['volt']],
  [/\b(?:speed|rpm|revs|velocidad|drehzahl)\b/i, ['rpm', 'km', 'mph']],
  [/\b(?:how (?:fast|quick)|que rapido|wie schnell)\b/i, ['rpm', 'km', 'mph'], 'speed'],
  [
    /\b(?:how often|how (?:many|much) (?:hours|days|months|time)|after how|interval|how long (?:do|does|can|will|is|should|before|after|until)|cada cuanto|cuanto tiempo|wie (?:oft|lange)|wann)\b/i,
    time,
    'interval',
  ],
  [
    /\b(?:how (?:thick|far|deep|wide|tall|big|long|much (?:play|clearance|gap))|clearance|gap|end (?:play|float)|thickness|diameter|length|grosor|diametro|longitud|holgura|juego|wie (?:dick|lang|weit|tief|breit|hoch)|spiel|durchmesser)\b/i,
    length,
  ],
  [/\b(?:percent|percentage|ratio|mix|mixture|concentration)\b/i, ['percent']],
]

/** The possible units of the answer; empty if the question does not ask for a quantity. Expects normalised text. */
export function expectedUnits(prompt: string): string[] {
  return [...new Set(quantities.flatMap(([pattern, units]) => (pattern.test(prompt) ? units : [])))]
}

/** The words that a manual would use for the quantity: "how much oil" asks for a capacity. */
export function impliedWords(prompt: string): string[] {
  return quantities.flatMap(([pattern, , word]) => (word && pattern.test(prompt) ? [word] : []))
}

const toolSize =
  /\d[\d/.,]*\s*(?:mm|in)\.?\s+(?:\p{L}+\s+)?(?:wrench|spanner|socket|key|drill|llave|broca|schl[uü]ssel|bohrer)\b/giu

/** Whether a text contains a figure in one of the units, other than the size of a tool. */
export function containsQuantity(text: string, units: readonly string[]): boolean {
  const words = tokenise(text.replace(toolSize, ''))
  return words.some(
    (word, position) => units.includes(word) && words.slice(Math.max(0, position - 2), position).some(isFigure),
  )
}

const isFigure = (word: string) => /^\d/.test(word)

/** Whether a text mentions one of the units, after a figure or in a column title. */
export const mentionsUnit = (text: string, units: readonly string[]): boolean =>
  tokenise(text).some((word) => units.includes(word))
