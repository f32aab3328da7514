import type { Text } from '../../../../domain/text'
import type { Query } from '../../finding/question/query'
import type { namedParts } from './named-parts'

/** Says that the named parts are listed for other serial numbers only. */
export const serialWarnings = (
  { isForOthers }: ReturnType<typeof namedParts>,
  { serialNumber = '' }: Pick<Query, 'serialNumber'>,
): Text[] =>
  isForOthers
    ? [
        {
          en: `The parts lists give these parts for other serial numbers only, not for ${serialNumber}.`,
          es: `Las listas de piezas indican estas piezas solo para otros números de serie, no para el ${serialNumber}.`,
        },
      ]
    : []
