import { normalizeSerialNumber } from '../../server/domain/serial-number'
import type { PlateFields } from '../../server/modules/machine-instances/type-plate/fields/plate-fields'
import { quantile } from '../timing'
import type { Plate } from './plate'

interface FieldOutcome {
  expected: string
  read: string | undefined
  isRight: boolean
  isCertain: boolean
}

interface Compared {
  model: FieldOutcome
  serialNumber: FieldOutcome
}

export interface PlateOutcome extends Compared {
  isEmbossed: boolean
  milliseconds: number
}

/** Blanks and hyphens make no difference, as wherever machines are searched for. */
export const comparePlate = (plate: Plate, { model, serial }: PlateFields): Compared => ({
  model: compare(plate.model.value, model),
  serialNumber: compare(plate.serialNumber.value, serial),
})

const compare = (expected: string, read: PlateFields['model']): FieldOutcome => ({
  expected,
  read: read?.text,
  isRight: read !== undefined && normalizeSerialNumber(read.text) === normalizeSerialNumber(expected),
  isCertain: read?.isCertain ?? false,
})

export function platesReport(outcomes: readonly PlateOutcome[]): string {
  const share = (some: readonly PlateOutcome[]) => {
    const right = some.filter(({ model, serialNumber }) => model.isRight && serialNumber.isRight)
    return `${right.length} of ${some.length}`
  }
  const fields = outcomes.flatMap(({ model, serialNumber }) => [model, serialNumber])
  const certain = fields.filter(({ isCertain }) => isCertain)
  const seconds = (q: number) =>
    (
      quantile(
        outcomes.map(({ milliseconds }) => milliseconds),
        q,
      ) / 1000
    ).toFixed(1)
  return [
    `model and serial number right: ${share(outcomes)}`,
    `of embossed plates: ${share(outcomes.filter(({ isEmbossed }) => isEmbossed))}`,
    `models right: ${outcomes.filter(({ model }) => model.isRight).length}, serial numbers right: ${outcomes.filter(({ serialNumber }) => serialNumber.isRight).length}`,
    `certain: ${certain.length} of ${fields.length}, of these wrong: ${certain.filter(({ isRight }) => !isRight).length}`,
    `seconds for each: median ${seconds(0.5)}, p95 ${seconds(0.95)}`,
  ].join('\n')
}
