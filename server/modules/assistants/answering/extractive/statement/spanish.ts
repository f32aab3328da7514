import { once } from '../../../../../domain/once'
import { isGlossaryWord } from '../../../../../languages/glossary/glossary'
import { languageData } from '../../../../../languages/language-data'
import { normalise } from '../../../../../languages/text/normalise'
import { actionVerbs } from './action-verbs'
import type { Grammar, NounPhrase } from './grammar'
import { sentenceCase, withinSentence } from './letter-case'
import type { Measure } from './statement'

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
const tanks = split('tanque deposito carter')
const reservoirs = split('tanque deposito')
const containers = split(
  'tanque deposito sistema circuito motor carter caja transmision eje diferencial carcasa radiador bomba compresor reductor',
)
const fluids = split('aceite fluido refrigerante combustible grasa lubricante agua gasoleo anticongelante liquido')
const gears = split('transmision caja eje ejes diferencial reductor carter')
const filters = split('filtro filtros malla')
/** Nouns whose ending does not show their gender. */
const masculine = split(
  'aceite eje tanque combustible refrigerante lubricante cojinete par diferencial carter volumen sistema motor regimen nivel angulo caudal diafragma fusible rele embrague acople arranque engranaje color pedal cable tapon pasador perfil alternador compresor radiador reductor conector sensor inyector interruptor ventilador rodamiento pinon bulon perno',
)
const feminine = split(
  'presion tension corriente base fuente llave transmision velocidad capacidad union conexion mano',
)
const verbEnding = /(?:ar|er|ir|arse|erse|irse)$/
/** Words of titles that do not change what is measured. */
const harmless = split('de apriete llenado tecnicos datos y')
const linking = split('de del la el los las y para')
const tail = /^(.+?)[\s,]+((?:con|sin|incluido|incluida|a|en|antes de|después de)\s.+)$/i

const actions = once(() => actionVerbs('es'))

/** Whether a normalised word is the infinitive, or another name, of something that is done. */
export const isSpanishAction = (word: string) => actions().has(word)

export interface SpanishPhrase extends NounPhrase {
  article: 'el' | 'la' | 'los' | 'las'
}

export const spanish: Grammar<SpanishPhrase> = {
  language: 'es',
  measureNouns,
  otherNouns,
  specificationNouns,
  tanks,
  reservoirs,
  containers,
  fluids,
  gears,
  filters,
  oil: 'aceite',
  air: 'aire',
  certain: { torque: 'par', power: 'potencia', voltage: 'tensión' },
  noSpecification: /^(?:ver|vease|véase|consult\w*|ningun\w*|no|sin|usar|use|como|solo|sólo|segun|según)(?!\p{L})/iu,
  read: nounPhrase,
  isThing: ({ head }) => !quantityNouns.has(head),
  titleNoun,
  quantity: (phrase) => (isOne(phrase) ? `${articleOf(phrase)} ${phrase.text} es de` : undefined),
  quantityOf: (noun, thing) => `${articleOf(noun)} ${noun.text} ${ofThe(thing)} es de`,
  amountOf: ({ text }) => `La cantidad de ${text} es de`,
  capacityOf: (phrase) => (isOne(phrase) ? `${articleOf(phrase)} ${phrase.text} tiene una capacidad de` : undefined),
  specificationFor: (noun, thing) => `${articleOf(noun)} ${noun.text} para ${thing.article} ${thing.text} es`,
  atInterval({ text, task }, { article, text: thing }) {
    const verb = normalise(task).trim()
    return isSpanishAction(verb) ? `${text}: ${task.toLowerCase()} ${article} ${thing}.` : undefined
  },
}

const isOne = ({ article }: SpanishPhrase) => article === 'el' || article === 'la'
const articleOf = ({ article }: SpanishPhrase) => (article === 'el' ? 'El' : `L${article.slice(1)}`)
export const ofThe = ({ article, text }: SpanishPhrase) => (article === 'el' ? `del ${text}` : `de ${article} ${text}`)

/** "Pares de apriete", "Presiones de los neumáticos". */
function titleNoun(title: string): string | undefined {
  const [name = ''] = normalise(title).split(/ (?:de los|de las|de la|del|para) /)
  const words = name.split(/[^a-z]+/).filter(Boolean)
  const [first = ''] = words
  const noun = [first, first.replace(/s$/, ''), first.replace(/es$/, '')].find((one) => quantityNouns.has(one))
  if (noun === undefined) return undefined
  return words.every((word) => word === first || harmless.has(word)) ? (accented[noun] ?? noun) : OTHER
}

/** Stands for a quantity that is not exactly what a noun names: "Presiones de prueba". */
const OTHER = ''
const accented: Record<string, string> = {
  presion: 'presión',
  tension: 'tensión',
  regimen: 'régimen',
  angulo: 'ángulo',
}

/** The words of a label that can follow an article; undefined if it is not certain that it is a plain noun phrase. */
function nounPhrase(label: string): SpanishPhrase | undefined {
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

/** Compounds of a verb, which are masculine and do not change, and nouns with the other article than their ending shows. */
const uncertain = /^(?:para|limpia|porta|guarda|salva|corta|abre|saca)\p{L}+s$|^(?:asa|dia|hacha|ala|alza|area)s?$/u

/** The article of a noun; undefined if its gender is uncertain or it may be a verb or an adjective. */
function genderOf(head: string): SpanishPhrase['article'] | undefined {
  const isPlural = head.endsWith('s')
  const forms = isPlural ? [head.replace(/s$/, ''), head.replace(/es$/, '')] : [head]
  const isKnown = (noun: string) => isGlossaryWord(noun, 'es') || quantityNouns.has(noun)
  if (uncertain.test(head)) return undefined
  for (const noun of forms) {
    if (masculine.has(noun)) return isPlural ? 'los' : 'el'
    if (feminine.has(noun)) return isPlural ? 'las' : 'la'
    if (!isKnown(noun) || verbEnding.test(noun) || adjectives.has(noun)) continue
    // "el agua", "el aspa": a stressed a takes the masculine article.
    if (/^(?:agua|aspa)$/.test(noun)) return isPlural ? 'las' : undefined
    if (/(?:[^m]a|cion|sion|dad|tud|umbre)$/.test(noun)) return isPlural ? 'las' : 'la'
    if (/(?:o|aje)$/.test(noun)) return isPlural ? 'los' : 'el'
  }
  return undefined
}

const adjectives = split(
  'delantero delantera trasero trasera izquierdo izquierda derecho derecha minimo minima maximo maxima nuevo nueva corto corta largo larga lleno llena vacio vacia alto alta bajo baja externo externa interno interna hidraulico hidraulica frio caliente',
)
