import type { Caller } from '../../../access/caller'
import { conflict, type DomainError, invalid } from '../../../domain/domain-error'
import type { MeterUnit } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import { isInSerialRange, normalizeSerialNumber } from '../../machines'
import type { MaintenanceStatus } from '../../maintenance'

/** One physical unit of a model, as somebody sees it. Figures of its meter are in tenths. */
export interface Instance {
  id: string
  organization: { id: string; name: string }
  dealership: { id: string; name: string } | null
  machine: { id: string; brand: string; model: string; type: string }
  variantId: string | null
  serialNumber: string
  name: string
  location: string
  unit: MeterUnit
  /** What it has run over all of its meters, and the figure on its meter. */
  lastTotal: number | null
  lastValue: number | null
  lastReadAt: Date | null
  dailyUse: number | null
  /** YYYY-MM-DD. */
  inServiceOn: string | null
  retiredAt: Date | null
  status: MaintenanceStatus
  /**
   * The task that falls due next. `on` is the day on which it is expected to fall due, `total` where its interval in hours
   * ends, and `dueOn` the day on which its interval in days ends.
   */
  nextDue: { taskId: string; name: string; on: string | null; total: number | null; dueOn: string | null } | null
  /** For a dealership that serves its owner no more: when that ended. Everything else is as it was then. */
  servedUntil: Date | null
  canManage: boolean
}

/** A variant of a model, with the serial numbers that it is built with. */
export interface SerialRange {
  id: string
  name: string
  serial_number_start: string | null
  serial_number_end: string | null
}

/** The variants that are built with certain serial numbers only. */
export const variantRanges = (variants: readonly SerialRange[]): SerialRange[] =>
  variants.filter((variant) => variant.serial_number_start || variant.serial_number_end)

/**
 * The ranges of a model, if a serial number is in none of them; none for a model that also has a variant without a range. Such
 * a serial number is worth a warning, and taken all the same (behaviour, section 4).
 */
export function missedRanges(serialNumber: string, variants: readonly SerialRange[]): SerialRange[] {
  const ranges = variantRanges(variants)
  if (ranges.length < variants.length) return []
  const isWithin = ranges.some(({ serial_number_start: start, serial_number_end: end }) =>
    isInSerialRange(serialNumber, start, end),
  )
  return isWithin ? [] : ranges
}

/**
 * The variant of a model that a serial number belongs to: the one whose range it lies in, else the only one without a
 * range. A serial number outside of all ranges has none, and is taken all the same (behaviour, section 4).
 */
export function variantOf(serialNumber: string, variants: readonly SerialRange[]): string | null {
  const ranges = variantRanges(variants)
  const open = variants.filter((variant) => !ranges.includes(variant))
  const within = ranges.find(({ serial_number_start: start, serial_number_end: end }) =>
    isInSerialRange(serialNumber, start, end),
  )
  return within?.id ?? (open.length === 1 && open[0] ? open[0].id : null)
}

/** Whether something is left of a serial number without blanks and dashes, so that it distinguishes machines. */
export const isSerialNumber = (text: string): boolean => normalizeSerialNumber(text) !== ''

/** @throws DomainError invalid for a serial number of blanks and dashes alone */
export function requireSerialNumber(text: string): string {
  if (isSerialNumber(text)) return text.trim()
  const message = { en: 'Must have letters or digits.', es: 'Debe tener letras o cifras.' }
  throw invalid({ path: 'body.serial_number', message })
}

/** What another owner has is nobody else's business: only a super user reads of such a clash (decision 29). */
export const serialTaken = (): DomainError => conflict('serial_taken', takenReason)

export const takenReason: Text = {
  en: 'There is already a machine of this model with this serial number.',
  es: 'Ya hay una máquina de este modelo con este número de serie.',
}

/**
 * The one dealership that serves a new machine (behaviour, section 1): staff's own; else the one that is named, or the
 * only one that serves the operator now; null where none does.
 * @param serving the dealerships that serve the operator now
 * @throws DomainError invalid for one that does not serve the operator, and where several do and none is named
 */
export function dealershipOfNew(
  { organization }: Caller,
  named: string | undefined,
  serving: readonly string[],
): string | null {
  const own = organization?.type === 'DEALERSHIP' ? organization.id : undefined
  const chosen = named ?? own
  if (chosen) {
    if (serving.includes(chosen) && (!own || own === chosen)) return chosen
    throw notServing()
  }
  const [only = null, other] = serving
  if (!other) return only
  const message = {
    en: 'Choose which dealership serves the machine.',
    es: 'Elija qué concesionario atiende la máquina.',
  }
  throw invalid({ path: 'body.dealership_id', message })
}

export const notServing = (): DomainError =>
  invalid({
    path: 'body.dealership_id',
    message: {
      en: 'This dealership does not serve this operator.',
      es: 'Este concesionario no atiende a este operador.',
    },
  })
