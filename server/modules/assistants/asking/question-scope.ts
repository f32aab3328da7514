import type { Text } from '../../../domain/text'
import { isInSerialRange, type Machine } from '../../machines'
import type { Manual } from '../../manuals'

/** The manuals for a question by processing status, and warnings about the selection. */
export interface QuestionScope {
  /** What the machine is called: its brand and model. */
  machine?: string
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
  const model = `${machine.brand} ${machine.model}`
  return { machine: model, ...selectFor(manuals, machine, model, serialNumber) }
}

function selectFor(
  manuals: readonly Manual[],
  machine: Machine,
  model: string,
  serialNumber: string | undefined,
): QuestionScope {
  if (!serialNumber) return groupByStatus(manuals, [])
  const hasRange = ({ serialStart, serialEnd }: SerialRange) => Boolean(serialStart || serialEnd)
  const names = (range: SerialRange) =>
    hasRange(range) && isInSerialRange(serialNumber, range.serialStart, range.serialEnd)
  const applies = (range: SerialRange) => !hasRange(range) || names(range)

  const readable = manuals.filter(({ status }) => status !== 'FAILED')
  const isOfModel = machine.variants.length === 0 || machine.variants.some(applies)
  if (!isOfModel && !readable.some(names)) return groupByStatus(manuals, [unknownSerial(serialNumber, model)])
  if (readable.length > 0 && !readable.some(applies))
    return groupByStatus(manuals, [uncoveredSerial(serialNumber, model)])
  return groupByStatus(manuals.filter(applies), [])
}

type SerialRange = { serialStart: string | null; serialEnd: string | null }

const unknownSerial = (serialNumber: string, model: string): Text => ({
  en: `Serial number ${serialNumber} is outside every known range for ${model}. The answer comes from the model's manuals and may not fit your machine.`,
  es: `El número de serie ${serialNumber} está fuera de todos los rangos conocidos de ${model}. La respuesta proviene de los manuales del modelo y puede no corresponder a su máquina.`,
})

/** The serial number is one of the model's, but every manual is for others. */
const uncoveredSerial = (serialNumber: string, model: string): Text => ({
  en: `None of the manuals for ${model} covers serial number ${serialNumber}. The answer comes from manuals for other serial numbers and may not fit your machine.`,
  es: `Ninguno de los manuales de ${model} abarca el número de serie ${serialNumber}. La respuesta proviene de manuales para otros números de serie y puede no corresponder a su máquina.`,
})

const groupByStatus = (manuals: readonly Manual[], warnings: Text[]): QuestionScope => ({
  ready: manuals.filter(({ status }) => status === 'READY'),
  pending: manuals.filter(({ status }) => status === 'QUEUED' || status === 'PROCESSING'),
  unreadable: manuals.filter(({ status }) => status === 'FAILED'),
  warnings,
})
