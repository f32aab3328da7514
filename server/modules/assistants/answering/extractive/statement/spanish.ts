import { isGlossaryWord } from '../../../finding/languages/glossary/glossary'
import { languageData } from '../../../finding/languages/language-data'
import { normalise } from '../../../finding/query/normalise'
import { sentenceCase, withinSentence } from './letter-case'
import { isPlainValue, startsWithFigure } from './plain-value'
import type { Grammar, Measure, Statement } from './statement'

// All lists: written by the project's authors from general knowledge of technical Spanish, without accents.
const split = (words: string) => new Set(words.split(' '))
const measureNouns: Record<Measure, ReadonlySet<string>> = {
  capacity: split('capacidad volumen'),
  weight: split('peso masa carga'),
  pressure: split('presion'),
  torque: split('par'),
  temperature: split('temperatura'),
  length: split(
    'longitud anchura ancho altura profundidad diametro radio distancia espesor holgura carrera alcance recorrido',
  ),
  speed: split('velocidad regimen'),
  power: split('potencia'),
  voltage: split('tension voltaje'),
  current: split('corriente intensidad'),
  interval: split('intervalo'),
  noise: split('nivel'),
}
const otherNouns = split('caudal consumo fuerza angulo relacion frecuencia area superficie resistencia densidad')
const quantityNouns: ReadonlySet<string> = new Set(
  [...Object.values(measureNouns), otherNouns].flatMap((nouns) => [...nouns]),
)
const specificationNouns = split(
  'fluido aceite lubricante grasa refrigerante combustible especificacion grado tipo color',
)
const containers = split(
  'tanque deposito sistema circuito motor carter caja transmision eje diferencial carcasa radiador bomba compresor reductor',
)
const fluids = split('aceite fluido refrigerante combustible grasa lubricante agua gasoleo anticongelante liquido')
const genericTitles = split('valor valores datos dato si metrico especificacion especificaciones')
const certain: Partial<Record<Measure, string>> = { torque: 'par', power: 'potencia', voltage: 'tensión' }
/** Nouns whose ending does not show their gender. */
const masculine = split(
  'aceite eje tanque combustible refrigerante lubricante cojinete par diferencial carter volumen sistema motor regimen nivel angulo caudal diafragma fusible rele embrague acople arranque engranaje color pedal cable tapon pasador perfil alternador compresor radiador reductor conector sensor inyector interruptor ventilador rodamiento pinon bulon perno',
)
const feminine = split(
  'presion tension corriente base fuente llave transmision velocidad capacidad union conexion mano',
)
const verbEnding = /(?:ar|er|ir|arse|erse|irse)$/
const linking = split('de del la el los las y para')
const tail = /^(.+?)[\s,]+((?:con|sin|incluido|incluida|a|en|antes de|después de)\s.+)$/i

interface NounPhrase {
  text: string
  head: string
  article: 'el' | 'la' | 'los' | 'las'
  condition: string
}

/** What stands before a value. */
interface Subject {
  text: string
  condition: string
  isSpecification?: boolean
}

/** The sentence of a value in Spanish. */
export const writeSpanish: Grammar = (statement) => {
  const { values, period } = statement
  const label = nounPhrase(statement.label)
  if (period) return label ? periodSentence(period, label) : undefined
  const [value, ...others] = values
  if (!label || !value || others.length > 0 || !isPlainValue(value.text)) return undefined
  const subject = subjectOf(statement, label, value.column)
  if (!subject || !(subject.isSpecification || startsWithFigure(value.text))) return undefined
  const stated = subject.isSpecification ? withinSentence(value.text, 'es') : value.text
  return `${[`${subject.text} ${stated}`, subject.condition].filter(Boolean).join(', ')}.`
}

function subjectOf(
  { measure, title, isOneOfSeveral }: Statement,
  label: NounPhrase,
  columnTitle: string,
): Subject | undefined {
  const nouns = measure ? measureNouns[measure] : otherNouns
  const column = genericTitles.has(normalise(columnTitle).trim()) && !isOneOfSeveral ? '' : columnTitle
  const named = column === '' ? undefined : nounPhrase(column)
  if (isOneOfSeveral && !(named && nouns.has(named.head))) return undefined
  const isOne = label.article === 'el' || label.article === 'la'
  if (nouns.has(label.head) && isOne && !isOneOfSeveral)
    return { text: `${articleOf(label)} ${label.text} es de`, condition: label.condition }
  if ((measure === undefined && column === '') || (column !== '' && !named)) return undefined
  const condition = [label.condition, named?.condition ?? ''].filter(Boolean).join(', ')
  if (measure === 'capacity' && (!named || nouns.has(named.head))) {
    if (fluids.has(label.head)) return { text: `La cantidad de ${label.text} es de`, condition }
    if (containers.has(label.head) && isOne)
      return { text: `${articleOf(label)} ${label.text} tiene una capacidad de`, condition }
  }
  if (fluids.has(label.head) || quantityNouns.has(label.head)) return undefined
  if (named) {
    if (nouns.has(named.head)) return { text: `${articleOf(named)} ${named.text} ${ofThe(label)} es de`, condition }
    const isSpecification = measure === undefined && specificationNouns.has(named.head)
    const text = `${articleOf(named)} ${named.text} para ${label.article} ${label.text} es`
    return isSpecification ? { text, condition, isSpecification } : undefined
  }
  const noun = nounPhrase((measure && certain[measure]) ?? titleNoun(title, nouns) ?? '')
  return noun ? { text: `${articleOf(noun)} ${noun.text} ${ofThe(label)} es de`, condition } : undefined
}

const articleOf = ({ article }: NounPhrase) => (article === 'el' ? 'El' : `L${article.slice(1)}`)
const ofThe = ({ article, text }: NounPhrase) => (article === 'el' ? `del ${text}` : `de ${article} ${text}`)

/** "Pares de apriete", "Presiones": the quantity that a title names. */
function titleNoun(title: string, nouns: ReadonlySet<string>): string | undefined {
  const first = /^\p{L}+/u.exec(title)?.[0] ?? ''
  const singular = [first, first.replace(/s$/, ''), first.replace(/es$/, '')]
  const found = singular.find((noun) => nouns.has(normalise(noun)))?.toLowerCase()
  return found === 'presion' ? 'presión' : found === 'tension' ? 'tensión' : found
}

/** "Cada 50 horas: engrasar los bulones." */
function periodSentence({ text, task }: NonNullable<Statement['period']>, label: NounPhrase): string | undefined {
  const isInfinitive = /^\p{L}{2,}[aei]r$/iu.test(task)
  return isInfinitive && label.condition === ''
    ? `${text}: ${task.toLowerCase()} ${label.article} ${label.text}.`
    : undefined
}

/** The words of a label that can follow an article; undefined if it is not certain that it is a plain noun phrase. */
function nounPhrase(label: string): NounPhrase | undefined {
  const stored = sentenceCase(label.trim().replace(/:$/, ''), 'es')
  const bare = stored.replace(/\s*\(((?:con|sin|a) [^()]+)\)$/i, ' $1')
  const [base, condition] = tail.exec(bare)?.slice(1) ?? [bare, '']
  const text = withinSentence(base ?? '', 'es')
  const words = text.split(' ')
  const head = normalise(words[0] ?? '').trim()
  const article = genderOf(head)
  const isPlain =
    words.length <= 6 &&
    words.every(
      (word) =>
        linking.has(word) || (/^\p{L}[\p{L}-]+$/u.test(word) && !languageData.es.stopWords.has(normalise(word))),
    ) &&
    !linking.has(words.at(-1) ?? '') &&
    !/^\p{Lu}\p{Ll}/u.test(text) &&
    /^[^()/;:,]*$/.test(condition ?? '')
  return isPlain && article ? { text, head, article, condition: withinSentence(condition ?? '', 'es') } : undefined
}

/** The article of a noun; undefined if its gender is uncertain or it may be a verb or an adjective. */
function genderOf(head: string): NounPhrase['article'] | undefined {
  const isPlural = head.endsWith('s')
  const forms = isPlural ? [head.replace(/s$/, ''), head.replace(/es$/, '')] : [head]
  const isKnown = (noun: string) => isGlossaryWord(noun, 'es') || quantityNouns.has(noun)
  for (const noun of forms) {
    if (masculine.has(noun)) return isPlural ? 'los' : 'el'
    if (feminine.has(noun)) return isPlural ? 'las' : 'la'
    if (!isKnown(noun) || verbEnding.test(noun) || adjectives.has(noun)) continue
    // "el agua", "el area": a stressed a takes the masculine article.
    if (/^(?:agua|area|aspa)$/.test(noun)) return isPlural ? 'las' : undefined
    if (/(?:[^m]a|cion|sion|dad|tud|umbre)$/.test(noun)) return isPlural ? 'las' : 'la'
    if (/(?:o|aje)$/.test(noun)) return isPlural ? 'los' : 'el'
  }
  return undefined
}

const adjectives = split(
  'delantero delantera trasero trasera izquierdo izquierda derecho derecha minimo minima maximo maxima nuevo nueva corto corta largo larga lleno llena vacio vacia alto alta bajo baja externo externa interno interna hidraulico hidraulica frio caliente',
)
