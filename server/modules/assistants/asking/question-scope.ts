import type { Text } from '../../../domain/text'
import { isInSerialRange, type Machine } from '../../machines'
import type { Manual } from '../../manuals'

/** The manuals for a question by processing status, and warnings about the selection. */
export interface QuestionScope {
  /** May be used for the answer. */
  ready: Manual[]
  /** Still being processed. */
  pending: Manual[]
  /** Processing failed. */
  unreadable: Manual[]
  warnings: Text[]
}

/**
 * Selects the manuals before anything is searched: with a serial number, those that apply to it (behaviour, sections 4
 * and 5). Of the client's data, only the id and serial number of the machine are used.
 * @param manuals all manuals of the machine that the person may see
 */
export function selectManuals(
  manuals: readonly Manual[],
  machine: Machine,
  serialNumber: string | undefined,
): QuestionScope {
  if (!serialNumber) return groupByStatus(manuals, [])
  const applies = ({ serialStart, serialEnd }: { serialStart: string | null; serialEnd: string | null }) =>
    (!serialStart && !serialEnd) || isInSerialRange(serialNumber, serialStart, serialEnd)

  const readable = manuals.filter(({ status }) => status !== 'FAILED')
  const isKnownSerial = machine.variants.length === 0 || machine.variants.some(applies)
  if (isKnownSerial && (readable.some(applies) || readable.length === 0))
    return groupByStatus(manuals.filter(applies), [])
  return groupByStatus(manuals, [unknownSerial(serialNumber, `${machine.brand} ${machine.model}`)])
}

const unknownSerial = (serialNumber: string, model: string): Text => ({
  en: `Serial number ${serialNumber} is outside every known range for ${model}. The answer comes from the model's manuals and may not fit your machine.`,
  es: `El número de serie ${serialNumber} está fuera de todos los rangos conocidos de ${model}. La respuesta proviene de los manuales del modelo y puede no corresponder a su máquina.`,
})

const groupByStatus = (manuals: readonly Manual[], warnings: Text[]): QuestionScope => ({
  ready: manuals.filter(({ status }) => status === 'READY'),
  pending: manuals.filter(({ status }) => status === 'QUEUED' || status === 'PROCESSING'),
  unreadable: manuals.filter(({ status }) => status === 'FAILED'),
  warnings,
})
