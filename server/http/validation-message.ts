import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Text } from '../domain/text'

/** Why a field is invalid, for people, from what the validator reports. */
export function validationMessage({
  keyword,
  params,
  message,
}: Pick<ErrorObject, 'keyword' | 'params' | 'message'>): Text {
  const { limit } = params
  switch (keyword) {
    case 'required':
      return missingValue(String(params.missingProperty).replaceAll('_', ' '))
    case 'enum': {
      const values = params.allowedValues.join(', ')
      return { en: `Must be one of: ${values}.`, es: `Debe ser uno de estos valores: ${values}.` }
    }
    case 'format':
      return { en: `Must be a valid ${params.format}.`, es: `Debe ser un valor válido de tipo ${params.format}.` }
    case 'minLength':
      return limit > 1
        ? { en: `Must have at least ${limit} characters.`, es: `Debe tener al menos ${limit} caracteres.` }
        : { en: 'Must not be empty.', es: 'No puede estar vacío.' }
    case 'pattern':
      return { en: 'Does not have the expected format.', es: 'No tiene el formato esperado.' }
    default:
      return { en: `${capitalize(message ?? 'is not valid')}.`, es: otherMessage(keyword, params) }
  }
}

/** The two of the sign-in are the specification's (section 5). */
function missingValue(name: string): Text {
  return name === 'email' || name === 'password'
    ? { en: `${capitalize(name)} is required field.`, es: `${capitalize(name)} es un campo obligatorio.` }
    : { en: `Enter the ${name}.`, es: `Falta este dato: ${name}.` }
}

/** In Spanish what the validator itself says in English. */
function otherMessage(keyword: string, { limit, type, multipleOf }: ErrorObject['params']): string {
  switch (keyword) {
    case 'type':
      return `Debe ser de tipo ${[type].flat().join(', ')}.`
    case 'maxLength':
      return `No puede tener más de ${limit} caracteres.`
    case 'minimum':
      return `Debe ser ${limit} o más.`
    case 'maximum':
      return `Debe ser ${limit} o menos.`
    case 'multipleOf':
      return `Debe ser un múltiplo de ${multipleOf}.`
    case 'minItems':
      return `Debe tener al menos ${limit} elementos.`
    case 'maxItems':
      return `No puede tener más de ${limit} elementos.`
    case 'text':
      return 'Contiene caracteres que no son texto.'
    default:
      return 'No es válido.'
  }
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
