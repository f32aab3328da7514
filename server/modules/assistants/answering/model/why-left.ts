import type { Text } from '../../../../domain/text'
import type { ReasonToLeave } from './model-trace'

const texts: Record<ReasonToLeave, Text | undefined> = {
  unavailable: {
    en: 'The language model is not available. This answer was composed without it.',
    es: 'El modelo de lenguaje no está disponible. Esta respuesta se compuso sin él.',
  },
  'too-slow': {
    en: 'The language model took too long. This answer was composed without it.',
    es: 'El modelo de lenguaje tardó demasiado. Esta respuesta se compuso sin él.',
  },
  budget: {
    en: "Your organization has used this month's budget of the language model. This answer was composed without it.",
    es: 'Su organización ha agotado el presupuesto mensual del modelo de lenguaje. Esta respuesta se compuso sin él.',
  },
  unsupported: {
    en: 'What the language model wrote could not be confirmed by the pages. This answer was composed without it.',
    es: 'Lo que escribió el modelo de lenguaje no pudo confirmarse en las páginas. Esta respuesta se compuso sin él.',
  },
  // The model was not meant to answer, so that nothing is missing.
  'other-matter': undefined,
  catalogue: undefined,
}

/** A line for the person that says why the default engine answered, if that is of interest. */
export const whyLeft = (reason: ReasonToLeave): Text[] => {
  const text = texts[reason]
  return text ? [text] : []
}
