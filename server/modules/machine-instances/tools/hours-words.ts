import { fromTenths, type MeterUnit } from '../../../domain/meter-figure'
import type { Text } from '../../../domain/text'
import { dayFor, figureFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { ReadingRecord } from '../readings/reading.repository'
import type { Run } from './hours-run'

type Metered = Pick<Instance, 'lastValue' | 'lastReadAt' | 'dailyUse' | 'unit'>

/** Who took a reading, or where it came from; null if nobody knows. */
export function writeReader({ by, source }: Pick<ReadingRecord, 'by' | 'source'>, asker: Asker): string | null {
  const text = sources[source]
  return by ?? (text ? inLanguage(text, asker) : null)
}

const sources: Partial<Record<ReadingRecord['source'], Text>> = {
  portal: { en: 'label or link', es: 'etiqueta o enlace' },
  import: { en: 'import', es: 'importación' },
  telematics: { en: 'telematics', es: 'telemática' },
}

export function writeMeter(title: string, machine: Metered, by: string | null, asker: Asker): string {
  const { lastValue, lastReadAt, dailyUse, unit } = machine
  if (lastValue === null || !lastReadAt)
    return inLanguage({ en: `${title}: no reading yet`, es: `${title}: todavía sin lecturas` }, asker)
  const figure = figureFor(fromTenths(lastValue), unit, asker)
  const day = dayFor(lastReadAt, asker)
  const use = dailyUse ? figureFor(fromTenths(Math.round(dailyUse)), unit, asker) : undefined
  return inLanguage(
    {
      en: `${title}: ${figure}, read on ${day}${by ? ` by ${by}` : ''}${use ? `; about ${use} a day` : ''}`,
      es: `${title}: ${figure}, lectura del ${day}${by ? ` de ${by}` : ''}${use ? `; unas ${use} al día` : ''}`,
    },
    asker,
  )
}

/** Names the days of the readings, because what was run between them and the ends of the period is not known. */
export function writeRun(title: string, { unit }: Pick<Instance, 'unit'>, run: Run, asker: Asker): string {
  const figure = figureFor(fromTenths(run.tenths), unit, asker)
  const [from, to] = [dayFor(run.from, asker), dayFor(run.to, asker)]
  return inLanguage(
    {
      en: `${title} ran ${figure} between the readings of ${from} and ${to}`,
      es: `${title} trabajó ${figure} entre las lecturas del ${from} y del ${to}`,
    },
    asker,
  )
}

/** What a machine runs on an average day, and what its meter shows. */
export function writeDailyUse(title: string, machine: Metered, asker: Asker): string {
  const { dailyUse, lastValue, unit } = machine
  if (dailyUse === null || lastValue === null)
    return inLanguage({ en: `${title}: no average known`, es: `${title}: promedio desconocido` }, asker)
  const [use, figure] = [
    figureFor(fromTenths(Math.round(dailyUse)), unit, asker),
    figureFor(fromTenths(lastValue), unit, asker),
  ]
  return inLanguage(
    { en: `${title}: about ${use} a day; ${figure} in all`, es: `${title}: unas ${use} al día; ${figure} en total` },
    asker,
  )
}

/** Behind a single reading of a time. */
export const writeNoRun = (asker: Asker): string =>
  inLanguage(
    {
      en: 'no second reading shows what it ran in that time alone',
      es: 'no hay otra lectura que muestre lo que trabajó solo en ese tiempo',
    },
    asker,
  )

export const writeUnknownRun = (title: string, asker: Asker): string =>
  inLanguage(
    {
      en: `${title}: no two readings that would show it`,
      es: `${title}: no hay dos lecturas que lo muestren`,
    },
    asker,
  )

export function writeTogether(sums: readonly { unit: MeterUnit; tenths: number }[], asker: Asker): string {
  const figures = listFor(
    sums.map(({ unit, tenths }) => figureFor(fromTenths(tenths), unit, asker)),
    asker,
  )
  return inLanguage({ en: `${figures} together`, es: `${figures} en total` }, asker)
}
