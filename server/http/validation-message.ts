import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Text } from '../domain/text'

type Fault = Pick<ErrorObject, 'keyword' | 'params'>

/** Why a field is invalid, for people, from what the validator reports; never in the validator's own words. */
export function validationMessage({ keyword, params }: Fault): Text {
  const { limit } = params
  switch (keyword) {
    case 'required':
      return missingValue(String(params.missingProperty))
    case 'enum': {
      const values = params.allowedValues.join(', ')
      return { en: `Must be one of: ${values}.`, es: `Debe ser uno de estos valores: ${values}.` }
    }
    case 'const':
      return { en: `Must be ${params.allowedValue}.`, es: `Debe ser ${params.allowedValue}.` }
    case 'format':
      return formats[params.format] ?? notValid
    case 'type':
      return typeOf([params.type].flat())
    case 'minLength':
      return limit > 1
        ? { en: `Must have at least ${limit} characters.`, es: `Debe tener al menos ${limit} caracteres.` }
        : empty
    case 'maxLength':
      return { en: `Must not have more than ${limit} characters.`, es: `No puede tener más de ${limit} caracteres.` }
    case 'minimum':
      return { en: `Must be ${limit} or more.`, es: `Debe ser ${limit} o más.` }
    case 'maximum':
      return { en: `Must be ${limit} or less.`, es: `Debe ser ${limit} o menos.` }
    case 'multipleOf':
      return { en: `Must be a multiple of ${params.multipleOf}.`, es: `Debe ser un múltiplo de ${params.multipleOf}.` }
    case 'minItems':
      return { en: `Enter at least ${limit}.`, es: `Introduzca al menos ${limit}.` }
    case 'maxItems':
      return { en: `Enter ${limit} at most.`, es: `Introduzca ${limit} como máximo.` }
    case 'uniqueItems':
      return { en: 'Name each entry only once.', es: 'Indique cada entrada una sola vez.' }
    case 'minProperties':
      return { en: 'Enter what is to change.', es: 'Indique qué debe cambiar.' }
    case 'maxProperties':
      return { en: `Must not have more than ${limit} fields.`, es: `No puede tener más de ${limit} campos.` }
    case 'additionalProperties':
      return { en: 'Has a field that is not known here.', es: 'Tiene un campo que aquí no se conoce.' }
    case 'pattern':
      return patterns[params.pattern] ?? notValid
    case 'text':
      return { en: 'Contains characters that are not text.', es: 'Contiene caracteres que no son texto.' }
    default:
      return notValid
  }
}

const notValid: Text = { en: 'Is not valid.', es: 'No es válido.' }
const empty: Text = { en: 'Must not be empty.', es: 'No puede estar vacío.' }

/** What to enter where another type was sent; null is left out, as nobody enters it. */
function typeOf(types: string[]): Text {
  const [only, ...others] = types.filter((type) => type !== 'null')
  if (only === undefined) return { en: 'Must have no value.', es: 'No debe tener valor.' }
  return (others.length === 0 && typeTexts[only]) || notValid
}

const typeTexts: Record<string, Text> = {
  string: { en: 'Must be text.', es: 'Debe ser un texto.' },
  integer: { en: 'Must be a whole number.', es: 'Debe ser un número entero.' },
  number: { en: 'Must be a number.', es: 'Debe ser un número.' },
  boolean: { en: 'Must be true or false.', es: 'Debe ser verdadero (true) o falso (false).' },
  array: { en: 'Must be a list.', es: 'Debe ser una lista.' },
  object: { en: 'Must consist of named fields.', es: 'Debe constar de campos con nombre.' },
}

/** Each pattern of the contract in words. */
const patterns: Record<string, Text> = {
  '^20\\d{2}-(0[1-9]|1[0-2])$': yearAndMonth(),
  '\\S': empty,
  '[\\p{L}\\p{N}]': { en: 'Must have a letter or a digit.', es: 'Debe tener una letra o una cifra.' },
  '^[A-Z]{2}$': {
    en: 'Enter a country by its two letters, as in US.',
    es: 'Indique el país con sus dos letras, como ES.',
  },
  '^[A-Z]{3}$': {
    en: 'Enter a currency by its three letters, as in USD.',
    es: 'Indique la moneda con sus tres letras, como EUR.',
  },
  '^\\d{4}-\\d{2}$': yearAndMonth(),
  '^/[a-z-]{1,60}(/[a-z-]{1,60})?$': {
    en: 'Must be the address of a list, as in /orders.',
    es: 'Debe ser la dirección de una lista, como /orders.',
  },
  '^$|^https?://[^\\s]+$': webAddress(),
  '^https?://': webAddress(),
  '^[A-Za-z0-9_-]{1,40}$': {
    en: 'Use 1 to 40 letters, digits, hyphens and underscores.',
    es: 'Use de 1 a 40 letras, cifras, guiones y guiones bajos.',
  },
  '^CN-[1-9][0-9]{0,8}$': {
    en: 'Enter the number of a credit note, as in CN-1.',
    es: 'Introduzca el número de una nota de crédito, como CN-1.',
  },
  '^(txcd_[0-9]+)?$': {
    en: 'Enter a tax code, as in txcd_99999999.',
    es: 'Introduzca un código fiscal, como txcd_99999999.',
  },
}

function yearAndMonth(): Text {
  return { en: 'Enter a year and month, as in 2026-01.', es: 'Introduzca un año y un mes, como 2026-01.' }
}

function webAddress(): Text {
  return {
    en: 'Enter a web address that begins with http:// or https://.',
    es: 'Introduzca una dirección web que empiece por http:// o https://.',
  }
}

const formats: Record<string, Text> = {
  email: { en: 'Enter a valid e-mail address.', es: 'Introduzca una dirección de correo válida.' },
  date: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' },
  uuid: { en: 'Must be the id of a record.', es: 'Debe ser el identificador de un registro.' },
  'date-time': { en: 'Enter a valid date and time.', es: 'Introduzca una fecha y hora válidas.' },
}

/** The two of the sign-in are the specification's (section 5). */
const missingAtSignIn: Record<string, Text> = {
  email: { en: 'Email is required field.', es: 'El correo electrónico es obligatorio.' },
  password: { en: 'Password is required field.', es: 'La contraseña es obligatoria.' },
}

function missingValue(property: string): Text {
  const name = property.replaceAll('_', ' ')
  return missingAtSignIn[property] ?? { en: `Enter the ${name}.`, es: `Falta este dato: ${name}.` }
}
