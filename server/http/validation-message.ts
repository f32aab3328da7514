import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Text } from '../domain/text'

type Fault = Pick<ErrorObject, 'keyword' | 'params' | 'message'>

/** Why a field is invalid, for people, from what the validator reports. */
export function validationMessage({ keyword, params, message }: Fault): Text {
  const { limit } = params
  switch (keyword) {
    case 'required':
      return missingValue(String(params.missingProperty))
    case 'enum': {
      const values = params.allowedValues.join(', ')
      return { en: `Must be one of: ${values}.`, es: `Debe ser uno de estos valores: ${values}.` }
    }
    case 'format':
      return (
        formats[params.format] ?? {
          en: `Must be a valid ${params.format}.`,
          es: `Debe ser un valor válido de tipo ${params.format}.`,
        }
      )
    case 'type': {
      const types = [params.type].flat().join(', ')
      return { en: `Must be of type ${types}.`, es: `Debe ser de tipo ${types}.` }
    }
    case 'minLength':
      return limit > 1
        ? { en: `Must have at least ${limit} characters.`, es: `Debe tener al menos ${limit} caracteres.` }
        : { en: 'Must not be empty.', es: 'No puede estar vacío.' }
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
    case 'pattern':
      return { en: 'Does not have the expected format.', es: 'No tiene el formato esperado.' }
    case 'text':
      return { en: 'Contains characters that are not text.', es: 'Contiene caracteres que no son texto.' }
    default:
      return { en: `${capitalize(message ?? 'is not valid')}.`, es: 'No es válido.' }
  }
}

const formats: Record<string, Text> = {
  email: { en: 'Enter a valid e-mail address.', es: 'Introduzca una dirección de correo válida.' },
  date: { en: 'Enter a valid date.', es: 'Introduzca una fecha válida.' },
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

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
