import { taken } from '../../../domain/domain-error'

/** A maker of machines, with the number of its models that the caller may see. */
export interface Brand {
  id: string
  name: string
  machineCount: number
}

/** Removes blanks around a name, and repeated ones inside. */
export const normalizeName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Whether two names are the same but for their case and the blanks around them. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other)

const folded = (name: string): string => normalizeName(name).toLowerCase()

/** @param name of the other brand */
export const brandExists = (name: string) =>
  taken('brand_exists', {
    path: 'body.name',
    message: {
      en: `There is already a brand with this name: ${name}.`,
      es: `Ya existe una marca con este nombre: ${name}.`,
    },
  })
