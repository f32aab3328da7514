import { fromTenths } from '../../../domain/meter-figure'
import { dayFor, figureFor, inLanguage } from '../../../record-tools/asker-text'
import { chooseListed } from '../../../record-tools/listed-records'
import type { Asker, Fact, FoundRecords, ToolInput } from '../../../record-tools/record-tool'
import type { Instance } from '../instances/instance'
import type { ReadingRecord } from '../readings/reading.repository'
import { pathOf, titleOf } from './asked-machines'
import { writeReader } from './hours-words'

interface MachineReadings {
  machine: Instance
  readings: readonly ReadingRecord[]
}

/** The single readings of machines, the newest first. */
export function listedReadings(all: readonly MachineReadings[], input: ToolInput, asker: Asker): FoundRecords {
  const items = all.flatMap(({ machine, readings }) => readings.map((reading) => ({ machine, reading })))
  const { meant, shown } = chooseListed(
    { items, momentOf: ({ reading }) => reading.takenAt, isMeant: () => true },
    input,
    asker,
  )
  return {
    facts: shown.map((one) => factOf(one, asker)),
    total: meant.length,
    heading: inLanguage(countOf(meant.length), asker),
  }
}

const countOf = (count: number) =>
  count === 1 ? { en: '1 reading', es: '1 lectura' } : { en: `${count} readings`, es: `${count} lecturas` }

function factOf({ machine, reading }: { machine: Instance; reading: ReadingRecord }, asker: Asker): Fact {
  const { value, takenAt } = reading
  const by = writeReader(reading, asker)
  const [figure, day] = [figureFor(fromTenths(value), machine.unit, asker), dayFor(takenAt, asker)]
  const who = by ? inLanguage({ en: ` by ${by}`, es: ` de ${by}` }, asker) : ''
  const text = `${titleOf(machine)}: ${figure}, ${inLanguage({ en: 'read on', es: 'lectura del' }, asker)} ${day}${who}`
  return { title: titleOf(machine), path: pathOf(machine), text, at: takenAt }
}
