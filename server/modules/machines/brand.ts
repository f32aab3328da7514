import { taken } from '../../domain/domain-error'

/** A maker of machines, with the number of its models that the caller may see. */
export interface Brand {
  id: string
  name: string
  machineCount: number
}

/** A name as it is stored: without blanks around it, and with single ones inside. */
export const tidyName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Whether two names are the same but for their case and the blanks around them. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (name: string): string => tidyName(name).toLowerCase()

/** @param name as the other brand bears it */
export const brandExists = (name: string) =>
  taken('brand_exists', {
    path: 'body.name',
    message: {
      en: `There is a brand of this name already: ${name}.`,
      es: `Ya existe una marca con este nombre: ${name}.`,
    },
  })
